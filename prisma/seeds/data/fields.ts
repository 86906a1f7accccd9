/** What people work in, on and towards. */
const list = (names: string) => names.split('; ')

export const industries = list(
  'Accounting; Advertising; Aerospace and Defense; Agriculture; Arts and Culture; Asset Management; Automotive; Construction; Consulting; Consumer Goods; Education; Energy; Fashion; Financial Services; Food and Beverage; Government; Healthcare; Hospitality; Insurance; Investment Banking; Law; Manufacturing; Media and Entertainment; Nonprofit; Pharmaceuticals and Biotechnology; Philanthropy; Private Equity; Real Estate; Retail; Sports; Technology; Telecommunications; Transportation; Venture Capital',
)

export const functions = list(
  'Accounting and Audit; Analytics; Brand Management; Business Development; Communications; Corporate Strategy; Customer Success; Cybersecurity; Data Science; Design; Diversity and Inclusion; Engineering; Entrepreneurship; Equity Research; Finance; General Management; Human Resources; Information Technology; Investing; Legal and Compliance; Marketing; Mergers and Acquisitions; Operations; Policy; Product Management; Program Management; Public Relations; Research; Risk Management; Sales; Sales and Trading; Social Impact; Software Development; Supply Chain; Teaching',
)

/** Majors by their category. */
export const majors: [category: string, names: string[]][] = [
  [
    'Business',
    list(
      'Accounting; Business Administration; Entrepreneurship; Finance; Management; Marketing; Supply Chain Management',
    ),
  ],
  [
    'Engineering',
    list(
      'Biomedical Engineering; Chemical Engineering; Civil Engineering; Computer Engineering; Electrical Engineering; Industrial Engineering; Mechanical Engineering',
    ),
  ],
  [
    'Computing',
    list('Computer Science; Cybersecurity; Data Science; Information Systems; Software Engineering'),
  ],
  [
    'Social Sciences',
    list(
      'African American Studies; Anthropology; Economics; International Relations; Latin American Studies; Political Science; Psychology; Public Policy; Sociology',
    ),
  ],
  ['Humanities', list('English; History; Linguistics; Philosophy; Spanish; Theater')],
  [
    'Natural Sciences',
    list('Applied Mathematics; Biology; Chemistry; Environmental Science; Neuroscience; Physics; Statistics'),
  ],
  ['Communication', list('Communications; Film and Television; Graphic Design; Journalism')],
]

/** From the first position on; the function follows the level where it stands alone. */
export const careerSteps: string[][] = [
  list(
    'Analyst; Business Analyst; Software Engineer; Associate Consultant; Marketing Coordinator; Operations Analyst; Financial Analyst; Product Analyst; UX Designer',
  ),
  list(
    'Associate; Senior Analyst; Consultant; Senior Software Engineer; Assistant Brand Manager; Product Manager; Data Scientist; Program Manager; Account Executive; Human Resources Business Partner',
  ),
  list(
    'Senior Associate; Manager; Senior Product Manager; Brand Manager; Engagement Manager; Engineering Manager; Senior Program Manager',
  ),
  list(
    'Director; Senior Manager; Director of Product; Principal; Director of Marketing; Director of Operations; Director, Diversity, Equity and Inclusion; Head of Analytics',
  ),
  list(
    'Vice President; Senior Director; Managing Director; Chief of Staff; Executive Director; General Manager; Vice President of Finance, Planning and Analysis',
  ),
]

/** Beside those, in some industries. */
export const careerStepsIn: Record<string, string[][]> = {
  'Investment Banking': [
    list('Investment Banking Analyst'),
    list('Investment Banking Associate'),
    list('Vice President, Investment Banking'),
  ],
  Education: [list('Teacher'), list('Lead Teacher'), list('Assistant Principal'), list('School Principal')],
  Healthcare: [list('Clinical Research Assistant'), list('Registered Nurse'), list('Nurse Manager')],
  Law: [list('Paralegal'), list('Law Associate'), list('Senior Counsel')],
  Government: [list('Policy Analyst'), list('Legislative Aide'), list('Senior Policy Advisor')],
}

export const internships = list(
  'Summer Analyst; Software Engineering Intern; Marketing Intern; Product Management Intern; Human Resources Intern; Data Analytics Intern; Consulting Intern',
)

export const partnerTitles = list(
  'University Recruiter; Campus Programs Manager; Head of Early Careers; Talent Acquisition Partner; Director, Diversity Recruiting; Vice President, Campus Recruiting; Program Manager, Talent Partnerships',
)

export const civicRoles = list(
  'Volunteer; Board Member; Mentor; Tutor; Chapter President; Treasurer; Fundraising Chair; Youth Coach; Advisory Board Member; Event Organizer; Scholarship Reader',
)

export const publications = list(
  'Black Enterprise; Hispanic Executive; Forbes; The Wall Street Journal; Poets&Quants; Chicago Tribune; The Atlanta Journal-Constitution; TechCrunch; Fast Company; Crain’s New York Business; Houston Chronicle; The Boston Globe',
)
