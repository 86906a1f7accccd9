/** Majors by category. A major may belong to several. */
const MAJORS: Record<string, string> = {
  Business:
    'Accounting; Business Administration; Economics; Entrepreneurship; Finance; Hospitality Management; Human Resource Management; Information Systems; International Business; Management; Marketing; MBA; MBA, Finance; MBA, Social Enterprise; MBA, Strategy; Real Estate; Statistics; Supply Chain Management',
  Communication:
    'Advertising; Communications; Film and Television; Graphic Design; Journalism; Marketing; Public Relations',
  Computing:
    'Computer Engineering; Computer Science; Cybersecurity; Data Science; Information Systems; Information Technology; Software Engineering; Statistics',
  Education: 'Early Childhood Education; Education; Educational Leadership; Secondary Education',
  Engineering:
    'Aerospace Engineering; Biomedical Engineering; Chemical Engineering; Civil Engineering; Computer Engineering; Electrical Engineering; Environmental Engineering; Industrial Engineering; Materials Science; Mechanical Engineering; Software Engineering',
  'Health Sciences': 'Kinesiology; Neuroscience; Nursing; Nutrition; Pharmacy; Psychology; Public Health',
  Humanities:
    'African American Studies; Art History; Classics; English; French; History; Linguistics; Music; Philosophy; Religious Studies; Spanish; Theater',
  Law: 'Criminal Justice; Law; Legal Studies',
  'Natural Sciences':
    'Applied Mathematics; Biochemistry; Biology; Chemistry; Environmental Science; Geology; Mathematics; Neuroscience; Physics; Statistics',
  'Social Sciences':
    'African American Studies; Anthropology; Economics; Geography; International Relations; Latin American Studies; Political Science; Psychology; Public Administration; Public Policy; Social Work; Sociology; Urban Studies; Women’s Studies',
}

const categoriesByMajor = new Map<string, string[]>()
for (const [category, names] of Object.entries(MAJORS)) {
  for (const name of names.split('; '))
    categoriesByMajor.set(name, [...(categoriesByMajor.get(name) ?? []), category])
}

/** By name. */
export const MAJOR_NAMES = [...categoriesByMajor.keys()].sort()

export const isMajor = (name: string) => categoriesByMajor.has(name)

const MAJOR_CATEGORIES = Object.keys(MAJORS)

/** The major's categories; an unlisted major may belong to any. */
export const categoriesOf = (major: string): string[] => categoriesByMajor.get(major) ?? MAJOR_CATEGORIES
