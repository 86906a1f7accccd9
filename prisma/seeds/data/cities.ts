import type { Place } from '#app/domain/locations/place-labels.ts'

/** Largest communities first: members are spread thinner towards the end of each list. */
const american =
  'New York, NY; Chicago, IL; Atlanta, GA; Washington, DC; Los Angeles, CA; San Francisco, CA; Houston, TX; Boston, MA; Dallas, TX; Philadelphia, PA; Brooklyn, NY; Oakland, CA; Charlotte, NC; Minneapolis, MN; Seattle, WA; Miami, FL; Austin, TX; San Jose, CA; Newark, NJ; Detroit, MI; Baltimore, MD; Denver, CO; Phoenix, AZ; San Diego, CA; Durham, NC; Cincinnati, OH; Columbus, OH; Nashville, TN; Jersey City, NJ; Arlington, VA; Cambridge, MA; Silver Spring, MD; Long Beach, CA; San Antonio, TX; Fort Worth, TX; Tampa, FL; Orlando, FL; Indianapolis, IN; St. Louis, MO; Pittsburgh, PA; Cleveland, OH; Milwaukee, WI; New Orleans, LA; Memphis, TN; Richmond, VA; Raleigh, NC; Portland, OR; Sacramento, CA; Las Vegas, NV; Kansas City, MO; Mountain View, CA; Redmond, WA; Evanston, IL; Ann Arbor, MI; New Haven, CT; Hartford, CT; Providence, RI; Stamford, CT; White Plains, NY; Yonkers, NY; Buffalo, NY; Rochester, NY; Albany, NY; Princeton, NJ; Hoboken, NJ; Wilmington, DE; Alexandria, VA; Norfolk, VA; Greensboro, NC; Winston-Salem, NC; Charleston, SC; Columbia, SC; Savannah, GA; Decatur, GA; Birmingham, AL; Montgomery, AL; Jackson, MS; Little Rock, AR; Baton Rouge, LA; Oklahoma City, OK; Tulsa, OK; El Paso, TX; Plano, TX; Round Rock, TX; Laredo, TX; Albuquerque, NM; Santa Fe, NM; Tucson, AZ; Tempe, AZ; Salt Lake City, UT; Boise, ID; Spokane, WA; Tacoma, WA; Bellevue, WA; Eugene, OR; Fresno, CA; Riverside, CA; Irvine, CA; Pasadena, CA; Berkeley, CA; Santa Clara, CA; Honolulu, HI; Anchorage, AK; Louisville, KY; Lexington, KY; Knoxville, TN; Dayton, OH; Toledo, OH; Grand Rapids, MI; Lansing, MI; Madison, WI; Des Moines, IA; Omaha, NE; Wichita, KS; Fargo, ND; Sioux Falls, SD; Burlington, VT; Portland, ME; Manchester, NH; San Juan, PR; Bentonville, AR; Coeur d’Alene, ID'

const abroad =
  'London, GB; Toronto, CA; Lagos, NG; Accra, GH; Nairobi, KE; Johannesburg, ZA; Mexico City, MX; São Paulo, BR; Bogotá, CO; Buenos Aires, AR; Santiago, CL; Lima, PE; Kingston, JM; Port-au-Prince, HT; Montréal, CA; Paris, FR; Zürich, CH; Genève, CH; München, DE; Berlin, DE; Madrid, ES; Lisboa, PT; Amsterdam, NL; København, DK; Stockholm, SE; Dublin, IE; Istanbul, TR; Tel Aviv-Yafo, IL; Dubai, AE; Cairo, EG; Mumbai, IN; Bengaluru, IN; Singapore, SG; Seoul, KR; Tokyo, JP; Shanghai, CN; Taipei, TW; Sydney, AU'

export const homeCities: Place[] = american.split('; ').map((entry) => {
  const [city = '', state = ''] = entry.split(', ')
  return { city, state, country: 'US' }
})

export const citiesAbroad: Place[] = abroad.split('; ').map((entry) => {
  const [city = '', country = ''] = entry.split(', ')
  return { city, state: null, country }
})
