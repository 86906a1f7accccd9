export type ChapterStory = {
  name: string
  region: string
  /** Labels of the cities and states that are its area. */
  area: string[]
  description?: string
  /** Days since it was last changed. */
  age: number
}

export const boardTitles = [
  'Chapter President',
  'Vice President',
  'Events Chair',
  'Treasurer',
  'Mentoring Chair',
]

export const chapterStories: ChapterStory[] = [
  {
    name: 'New York',
    region: 'Northeast',
    area: ['New York, NY', 'Brooklyn, NY', 'Newark, NJ', 'Jersey City, NJ'],
    description: 'First Thursdays in Harlem, a book club in Brooklyn, and a job fair every fall.',
    age: 4,
  },
  {
    name: 'Chicago',
    region: 'Midwest',
    area: ['Chicago, IL', 'Evanston, IL'],
    description: 'Monthly mixers in the Loop and mock interviews on the South Side.',
    age: 2,
  },
  {
    name: 'Atlanta',
    region: 'South',
    area: ['Atlanta, GA', 'Decatur, GA'],
    age: 9,
    description: 'A picnic in June, and dinners of eight all year.',
  },
  {
    name: 'Washington, Maryland and Virginia',
    region: 'Mid-Atlantic',
    area: ['Washington, DC', 'Arlington, VA', 'Silver Spring, MD', 'Alexandria, VA', 'Baltimore, MD'],
    description: 'Policy breakfasts, house parties and the largest mentoring circle of any chapter.',
    age: 21,
  },
  {
    name: 'Los Angeles',
    region: 'West',
    area: ['Los Angeles, CA', 'Long Beach, CA', 'Pasadena, CA'],
    age: 33,
    description: 'Beach cleanups, screenings with the people who made the film, and carpools to both.',
  },
  {
    name: 'Bay Area',
    region: 'West',
    area: ['San Francisco, CA', 'Oakland, CA', 'San Jose, CA', 'Berkeley, CA', 'Mountain View, CA'],
    description: 'Founders breakfasts, and walks on the second Sunday.',
    age: 6,
  },
  {
    name: 'Houston',
    region: 'South',
    area: ['Houston, TX'],
    age: 45,
    description: 'Rodeo in March, résumés in September.',
  },
  {
    name: 'Boston',
    region: 'Northeast',
    area: ['Boston, MA', 'Cambridge, MA'],
    age: 12,
    description: 'Whiteboard nights in Cambridge for whoever interviews next week.',
  },
  {
    name: 'Dallas and Fort Worth',
    region: 'South',
    area: ['Dallas, TX', 'Fort Worth, TX', 'Plano, TX'],
    age: 50,
    description: 'Sunday barbecues, and a ride to the airport for every fellow who flies to an interview.',
  },
  {
    name: 'Philadelphia',
    region: 'Mid-Atlantic',
    area: ['Philadelphia, PA', 'Wilmington, DE'],
    age: 18,
    description: 'Stoop talks in summer, soup in winter, and a welcome call for everyone who moves here.',
  },
  {
    name: 'Charlotte',
    region: 'South',
    area: ['Charlotte, NC'],
    age: 70,
    description: 'Breakfast before the banks open, on the last Wednesday of the month.',
  },
  {
    name: 'Minneapolis and St. Paul',
    region: 'Midwest',
    area: ['Minneapolis, MN', 'Minnesota'],
    age: 28,
    description: 'Ice skating for beginners, and book swaps in both cities.',
  },
  {
    name: 'Seattle',
    region: 'West',
    area: ['Seattle, WA', 'Bellevue, WA', 'Redmond, WA', 'Tacoma, WA'],
    age: 15,
    description: 'Ferry rides with a topic, and mentoring over dumplings.',
  },
  {
    name: 'Miami',
    region: 'South',
    area: ['Miami, FL'],
    age: 61,
    description: 'Bilingual mock interviews, and dominoes afterwards.',
  },
  {
    name: 'Detroit',
    region: 'Midwest',
    area: ['Detroit, MI', 'Ann Arbor, MI'],
    age: 39,
    description: 'Studio visits with founders, and a youth robotics team that needs coaches.',
  },
  {
    name: 'Denver',
    region: 'West',
    area: ['Denver, CO', 'Colorado'],
    age: 84,
    description: 'Hikes for every pace, with résumés at the summit.',
  },
  {
    name: 'Raleigh, Durham and Chapel Hill',
    region: 'South',
    area: ['Raleigh, NC', 'Durham, NC'],
    age: 55,
    description: 'Three campuses, one potluck.',
  },
  {
    name: 'London',
    region: 'Europe',
    area: ['London, United Kingdom'],
    age: 7,
    description: 'For everyone between Dublin and Zürich.',
  },
]

/** Which chapter an event of that name is in. */
export const chapterEvents: Record<string, string> = {
  'Alumni Mixer: Chicago': 'Chicago',
  'Winter Career Fair': 'Chicago',
  'Bay Area Founders Breakfast': 'Bay Area',
  'Board Service for Busy People': 'New York',
  'Summer Picnic: Atlanta': 'Atlanta',
}

export type PostingStory = { title: string; kind: string; city: string; age: number; closes?: number }

/** The postings of the first partners, partner by partner. */
export const postingStories: PostingStory[][] = [
  [
    { title: 'Strategy and Operations Lead', kind: 'Full-time', city: 'Chicago, IL', age: 3 },
    { title: 'Product Marketing Manager, Small Business', kind: 'Full-time', city: 'New York, NY', age: 8 },
    { title: 'Technical Program Manager', kind: 'Full-time', city: 'Atlanta, GA', age: 14, closes: 30 },
    { title: 'University Programs Specialist', kind: 'Contract', city: 'San Francisco, CA', age: 20 },
    { title: 'Financial Analyst', kind: 'Full-time', city: 'Chicago, IL', age: 60, closes: -5 },
  ],
  [
    {
      title:
        'Senior Cloud Solution Architect, Public Sector and Higher Education, Mid-Atlantic and Southeast',
      kind: 'Full-time',
      city: 'Washington, DC',
      age: 1,
    },
    { title: 'Finance Manager', kind: 'Full-time', city: 'Seattle, WA', age: 11 },
  ],
  [],
  [{ title: 'Data Scientist, Integrity', kind: 'Full-time', city: 'New York, NY', age: 5 }],
  [
    { title: 'Account Executive, Nonprofit Cloud', kind: 'Full-time', city: 'Atlanta, GA', age: 6 },
    { title: 'Customer Success Manager', kind: 'Full-time', city: 'Chicago, IL', age: 9, closes: 12 },
    { title: 'Sales Development Internship', kind: 'Internship', city: 'Dallas, TX', age: 2, closes: 45 },
  ],
  [
    { title: 'Design Researcher, Creative Tools', kind: 'Full-time', city: 'San Francisco, CA', age: 4 },
    { title: 'Accessibility Engineer', kind: 'Full-time', city: 'Seattle, WA', age: 10, closes: 21 },
  ],
  [{ title: 'Program Manager, Early Careers', kind: 'Contract', city: 'Boston, MA', age: 7, closes: 14 }],
]
