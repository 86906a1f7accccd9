import type { OrganizationInput } from '#app/domain/members/bulk-write-names.server.ts'

/** By industry; a star marks the provider's partners, and what follows a slash is the headquarters. */
const companiesByIndustry: Record<string, string> = {
  Technology:
    'Google*/Mountain View, CA; Microsoft*/Redmond, WA; Apple/Cupertino, CA; Amazon*/Seattle, WA; Meta*/Menlo Park, CA; Netflix/Los Gatos, CA; Salesforce*/San Francisco, CA; Adobe*/San Jose, CA; Oracle/Austin, TX; IBM*/Armonk, NY; Intel/Santa Clara, CA; Cisco*/San Jose, CA; NVIDIA/Santa Clara, CA; LinkedIn*/Sunnyvale, CA; Airbnb/San Francisco, CA; Uber/San Francisco, CA; Lyft/San Francisco, CA; Dropbox/San Francisco, CA; Spotify/New York, NY; Slack/San Francisco, CA; ServiceNow/Santa Clara, CA; Workday/Pleasanton, CA; Intuit*/Mountain View, CA; SAP/Newtown Square, PA; Shopify/Ottawa; Atlassian/San Francisco, CA; HubSpot/Cambridge, MA; Dell Technologies/Round Rock, TX; Qualcomm/San Diego, CA; Twilio/San Francisco, CA',
  'Investment Banking':
    'Goldman Sachs*/New York, NY; Morgan Stanley*/New York, NY; J.P. Morgan*/New York, NY; Citi*/New York, NY; Bank of America*/Charlotte, NC; Barclays*/New York, NY; Deutsche Bank*/New York, NY; UBS/New York, NY; Evercore/New York, NY; Lazard*/New York, NY; Moelis & Company/New York, NY; PJT Partners/New York, NY; Houlihan Lokey/Los Angeles, CA; Jefferies/New York, NY; William Blair/Chicago, IL; Piper Sandler/Minneapolis, MN',
  'Private Equity':
    'Blackstone*/New York, NY; KKR*/New York, NY; The Carlyle Group*/Washington, DC; Apollo Global Management/New York, NY; TPG/Fort Worth, TX; Vista Equity Partners/Austin, TX; Bain Capital*/Boston, MA; Advent International/Boston, MA; Warburg Pincus/New York, NY; Siris/New York, NY',
  'Asset Management':
    'BlackRock*/New York, NY; Fidelity Investments*/Boston, MA; Vanguard*/Malvern, PA; T. Rowe Price/Baltimore, MD; State Street/Boston, MA; PIMCO/Newport Beach, CA; Ariel Investments/Chicago, IL; Wellington Management/Boston, MA; Charles Schwab/Westlake, TX; Nuveen/Chicago, IL',
  Consulting:
    'McKinsey & Company*/New York, NY; Boston Consulting Group*/Boston, MA; Bain & Company*/Boston, MA; Deloitte*/New York, NY; PwC*/New York, NY; EY*/New York, NY; KPMG*/New York, NY; Accenture*/Chicago, IL; Oliver Wyman/New York, NY; Kearney/Chicago, IL; L.E.K. Consulting/Boston, MA; ZS Associates/Evanston, IL; Booz Allen Hamilton*/McLean, VA; The Bridgespan Group*/Boston, MA; Strategy&/New York, NY',
  'Consumer Goods':
    "Procter & Gamble*/Cincinnati, OH; Unilever/Englewood Cliffs, NJ; PepsiCo*/Purchase, NY; The Coca-Cola Company*/Atlanta, GA; General Mills*/Minneapolis, MN; Kraft Heinz/Chicago, IL; Mondelēz International*/Chicago, IL; Kellanova/Chicago, IL; L'Oréal*/New York, NY; Estée Lauder/New York, NY; Colgate-Palmolive/New York, NY; Johnson & Johnson*/New Brunswick, NJ; Nestlé/Arlington, VA; Ben & Jerry’s/Burlington, VT; Clorox/Oakland, CA; Mars/McLean, VA; Hershey/Hershey, PA",
  Retail:
    'Target*/Minneapolis, MN; Walmart*/Bentonville, AR; Nike*/Beaverton, OR; Best Buy/Richfield, MN; The Home Depot/Atlanta, GA; Starbucks*/Seattle, WA; Costco/Issaquah, WA; Gap/San Francisco, CA; Nordstrom/Seattle, WA; Levi Strauss/San Francisco, CA; Macy’s/New York, NY; Lowe’s/Mooresville, NC',
  Healthcare:
    'Kaiser Permanente*/Oakland, CA; Mayo Clinic/Rochester, MN; Cleveland Clinic/Cleveland, OH; UnitedHealth Group*/Minnetonka, MN; CVS Health/Woonsocket, RI; Elevance Health/Indianapolis, IN; DaVita/Denver, CO; Mount Sinai Health System/New York, NY; Humana/Louisville, KY; Northwestern Medicine/Chicago, IL',
  'Pharmaceuticals and Biotechnology':
    'Pfizer*/New York, NY; Merck/Rahway, NJ; Genentech*/South San Francisco, CA; Eli Lilly*/Indianapolis, IN; Amgen/Thousand Oaks, CA; Gilead Sciences/Foster City, CA; Moderna/Cambridge, MA; Novartis/East Hanover, NJ; AbbVie/North Chicago, IL; Abbott/Abbott Park, IL; Bristol Myers Squibb/Princeton, NJ',
  'Media and Entertainment':
    'The Walt Disney Company*/Burbank, CA; Warner Bros. Discovery/New York, NY; Comcast*/Philadelphia, PA; Paramount/New York, NY; The New York Times/New York, NY; ESPN/Bristol, CT; Sony Music/New York, NY; Hearst/New York, NY; Univision/New York, NY; Pixar/Emeryville, CA',
  'Financial Services':
    'American Express*/New York, NY; Capital One*/McLean, VA; Visa*/San Francisco, CA; Mastercard*/Purchase, NY; Wells Fargo*/San Francisco, CA; PNC/Pittsburgh, PA; Truist/Charlotte, NC; Discover/Riverwoods, IL; Stripe/South San Francisco, CA; Square/Oakland, CA; PayPal/San Jose, CA; Northern Trust/Chicago, IL; U.S. Bank/Minneapolis, MN',
  Insurance:
    'Prudential*/Newark, NJ; MetLife/New York, NY; Progressive/Mayfield, OH; Allstate/Northbrook, IL; Liberty Mutual/Boston, MA; TIAA*/New York, NY; Travelers/Hartford, CT',
  Manufacturing:
    'General Electric/Boston, MA; 3M*/St. Paul, MN; Honeywell/Charlotte, NC; Caterpillar/Irving, TX; John Deere/Moline, IL; Cummins*/Columbus, IN; Whirlpool/Benton Harbor, MI; Emerson/St. Louis, MO; Dow/Midland, MI',
  Automotive:
    'Ford Motor Company*/Dearborn, MI; General Motors*/Detroit, MI; Tesla/Austin, TX; Rivian/Irvine, CA; Toyota North America/Plano, TX',
  'Aerospace and Defense':
    'Boeing*/Arlington, VA; Lockheed Martin/Bethesda, MD; Northrop Grumman/Falls Church, VA; RTX/Arlington, VA; SpaceX/Hawthorne, CA',
  Energy:
    'ExxonMobil/Spring, TX; Chevron/Houston, TX; NextEra Energy/Juno Beach, FL; Exelon*/Chicago, IL; ConocoPhillips/Houston, TX; Duke Energy/Charlotte, NC',
  'Real Estate':
    'CBRE/Dallas, TX; JLL*/Chicago, IL; Hines/Houston, TX; Prologis/San Francisco, CA; Related Companies/New York, NY',
  Law: 'Skadden/New York, NY; Kirkland & Ellis/Chicago, IL; Latham & Watkins/Los Angeles, CA; Sidley Austin/Chicago, IL',
  Telecommunications: 'AT&T*/Dallas, TX; Verizon*/New York, NY; T-Mobile/Bellevue, WA',
  Hospitality: 'Marriott International*/Bethesda, MD; Hilton/McLean, VA; Hyatt/Chicago, IL',
  Transportation:
    'Delta Air Lines/Atlanta, GA; United Airlines/Chicago, IL; FedEx/Memphis, TN; UPS/Atlanta, GA; Southwest Airlines/Dallas, TX',
}

const nonprofits: Record<string, string> = {
  Education:
    'Teach For America*/New York, NY; KIPP Foundation*/New York, NY; City Year/Boston, MA; Khan Academy/Mountain View, CA; College Possible/St. Paul, MN; Year Up United/Boston, MA',
  Nonprofit:
    'American Red Cross/Washington, DC; Habitat for Humanity/Atlanta, GA; Boys & Girls Clubs of America/Atlanta, GA; Big Brothers Big Sisters/Tampa, FL; Feeding America/Chicago, IL; YMCA of the USA/Chicago, IL; National Urban League/New York, NY; UnidosUS/Washington, DC; NAACP/Baltimore, MD; Girls Who Code/New York, NY; Code2040/San Francisco, CA; United Way/Alexandria, VA; Junior Achievement/Boston, MA; Meals on Wheels America/Arlington, VA',
  Philanthropy:
    'Ford Foundation/New York, NY; Gates Foundation/Seattle, WA; The Rockefeller Foundation/New York, NY; Lumina Foundation/Indianapolis, IN',
}

const government: Record<string, string> = {
  Government:
    'Federal Reserve Bank of New York*/New York, NY; City of Chicago/Chicago, IL; City of New York/New York, NY; U.S. Department of State/Washington, DC; NASA/Washington, DC; Peace Corps/Washington, DC; World Bank Group/Washington, DC; U.S. House of Representatives/Washington, DC',
}

export const employers: OrganizationInput[] = [
  ...read(companiesByIndustry, 'COMPANY'),
  ...read(nonprofits, 'NONPROFIT'),
  ...read(government, 'GOVERNMENT'),
]

function read(byIndustry: Record<string, string>, type: OrganizationInput['type']): OrganizationInput[] {
  return Object.entries(byIndustry).flatMap(([industry, list]) =>
    list.split('; ').map((entry) => {
      const [label = '', place = ''] = entry.split('/')
      const [city = '', state] = place.split(', ')
      const name = label.replace('*', '')
      return { name, type, industry, city, state: state ?? null, isPartner: label.endsWith('*') }
    }),
  )
}
