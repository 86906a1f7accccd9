/** Invented people of many origins: given names and family names that go together, and how common they are here. */
export type Origin = { weight: number; given: string[]; family: string[]; middle?: string[] }

const list = (names: string) => names.split(' ')

export const origins: Origin[] = [
  {
    weight: 30,
    given: list(
      'Aaliyah Jasmine Malik Darius Imani Nia Jalen Kiara Marcus Brianna Terrence Simone Andre Latoya Xavier Monique Isaiah Tiana Jordan Camille Devin Ebony Tyrone Naomi Caleb Raven Quincy Gabrielle Elijah Maya',
    ),
    family: list(
      'Johnson Williams Brown Jackson Davis Robinson Carter Washington Jefferson Coleman Brooks Freeman Banks Gaines Hayes Mitchell Baptiste Dawson Whitaker Simmons Price-Walker Booker Tate Ellison Grant Holloway',
    ),
    middle: list('Lee Alexis Jordan Taylor Morgan Avery Blake Reese'),
  },
  {
    weight: 18,
    given: list(
      'Sofía Mateo Valentina Santiago Camila Diego Lucía Andrés Ximena Joaquín Isabel Rubén Marisol Héctor Daniela Emilio Paloma Raúl Belén Iván Noemí Óscar Inés Adrián',
    ),
    family: [
      'Hernández',
      'García Márquez',
      'Rodríguez',
      'Álvarez',
      'Muñoz',
      'Peña',
      'Ibáñez',
      'de la Cruz',
      'Del Río',
      'Gutiérrez',
      'Núñez',
      'Ocampo',
      'Zúñiga',
      'Quiñones',
      'Vélez',
      'Castañeda',
      'Ortiz-Luna',
      'Fuentes',
      'Sepúlveda',
    ],
    middle: list('María José Guadalupe Ángel Trinidad'),
  },
  {
    weight: 7,
    given: list(
      'Chidi Ngozi Adaeze Emeka Ifeoma Tunde Folasade Obinna Yetunde Kelechi Amaka Segun Chiamaka Babatunde Ọlá',
    ),
    family: list(
      "Okafor Adeyemi Nwosu Okonkwo Balogun Eze Ogunleye Adichie-Obi Umeh Ọlátúnjí Nnamdi Oyelaran N'Dour",
    ),
  },
  {
    weight: 4,
    given: list('Kwame Ama Kofi Akosua Yaw Abena Kojo Efua Esi Nana'),
    family: list('Mensah Asante Boateng Owusu Agyeman Osei Appiah Quaye Amoah-Darko'),
  },
  {
    weight: 3,
    given: list('Selam Dawit Hanna Yonas Bethlehem Abel Saba Natnael Amina Wanjiru Otieno Achieng'),
    family: list('Tesfaye Bekele Haile Girma Kebede Mwangi Odhiambo Njoroge Wanjiku Abdi'),
  },
  {
    weight: 4,
    given: list('Rafael Beatriz Thiago Larissa João Conceição Luísa Caetano Inês Vinícius'),
    family: [
      'Souza',
      'Araújo',
      'Gonçalves',
      'dos Santos',
      'Magalhães',
      'da Conceição',
      'Assunção',
      'Guimarães',
    ],
  },
  {
    weight: 3,
    given: list('Odile Jean-Baptiste Anaïs Régine Étienne Chloé Guerline Loïc Zoé Marie-Ève'),
    family: [
      'Marchand',
      'Toussaint',
      'L’Ouverture',
      'Désir',
      'Beauchêne',
      'Saint-Hilaire',
      'D’Haïti',
      'Lefèvre',
      'Pierre-Louis',
    ],
  },
  {
    weight: 7,
    given: list('Priya Arjun Ananya Rohan Kavya Vikram Meera Aditya Lakshmi Siddharth Zainab Farhan Nusrat'),
    family: list(
      'Patel Sharma Raghunathan Iyer Reddy Banerjee Venkataraman Khan Ahmed Singh Chatterjee Subramaniam',
    ),
  },
  {
    weight: 6,
    given: list('Wen Mei Jun Xiu Lan Hao Ying Kai Lin Yu-Ting Wei'),
    family: list('Li Chen Wang Zhang Liu Ng Lü Ouyang Tsai Wu Xu'),
  },
  {
    weight: 4,
    given: list('Minjun Soo-jin Ji-woo Hyun Eun-ji Daniel Grace Yejin Seung-ho'),
    family: list('Kim Park Lee Choi Jung Yoon O Seo-Kang'),
  },
  {
    weight: 4,
    given: list('Linh Minh Thảo Đức Hương Bảo Anh Mai Nguyệt'),
    family: list('Nguyễn Trần Lê Phạm Đặng Vũ Bùi Hoàng'),
  },
  {
    weight: 4,
    given: list('Layla Omar Yasmin Karim Nadia Samir Rania Tariq Huda Bilal'),
    family: ['Haddad', 'al-Rashid', 'Mansour', 'Khoury', 'El-Sayed', 'Bin Ahmad', 'Nasser', "Abd al-'Aziz"],
  },
  {
    weight: 3,
    given: list('Aiyana Tasunka Winona Takoda Leilani Keoni Noelani Kai'),
    family: ['Begay', 'Yazzie', 'Two Bulls', 'Tso', 'Kealoha', 'Kahananui', 'Red Cloud', 'Locklear'],
  },
  {
    weight: 4,
    given: list("Siobhán Conor Aoife Seán Niamh Declan Maeve Tadhg Saoirse D'Arcy"),
    family: ["O'Neil", 'O’Sullivan', 'Ní Bhriain', 'McCarthy', 'FitzGerald', "O'Connell-Burke", 'MacGabhann'],
  },
  {
    weight: 4,
    given: list('Åsa Björn Élise Zoë Søren Łucja Jiří Ødegaard Günther Marta Renée Ágnes Žofia'),
    family: list(
      'Lindqvist Åkesson Müller-Strauß Ørsted Dvořák Wójcik Şahin Kovács Øverland Bürki Štěpánek Groß',
    ),
  },
  {
    weight: 2,
    given: list('Yael Noam Shira Ari Talia Eitan Miriam Jonah'),
    family: list('Feldman Abrams Cohen Rosenthal Mizrahi Ben-David Levi Bar-On'),
  },
  { weight: 0.6, given: list('伟 秀英 娜 小明 雨桐 浩然'), family: list('王 李 张 刘 欧阳 陈') },
  { weight: 0.5, given: list('민준 서연 지우 하은 도윤'), family: list('김 이 박 최 남궁') },
  { weight: 0.5, given: list('محمد فاطمة يوسف ليلى عمر'), family: list('العلي حداد منصور الخوري') },
  { weight: 0.4, given: list('דוד מרים נועם יעל'), family: ['כהן', 'לוי', 'בן־דוד', 'אברמוב'] },
  {
    weight: 0.5,
    given: list('Анна Дмитрий Ольга Сергей Олена'),
    family: list('Иванова Кузнецов Шевченко Соловьёв Їжакевич'),
  },
  { weight: 0.3, given: list('Ελένη Γιώργος Σοφία'), family: list('Παπαδοπούλου Νικολάου Καραγιάννης') },
  { weight: 0.3, given: list('さくら 健太 陽菜'), family: list('佐藤 鈴木 高橋') },
  { weight: 0.2, given: list('สมชาย นภา'), family: list('ศรีสุวรรณ จันทร์แก้ว') },
  { weight: 0.5, given: list('O Y J'), family: list('Q E U X') },
  {
    weight: 0.4,
    given: [
      'Maximiliana Guadalupe de los Ángeles Concepción',
      'Oluwatoyinbukolami Oluwaseunfunmilayo',
      'Alexandrina-Wilhelmina Charlotte Friederike',
    ],
    family: [
      'Fernández de Córdoba y Álvarez de Toledo-Montenegro de la Vega',
      'Venkatanarasimharajuvaripeta-Balasubramaniam Ramachandran',
      'Oberschwarzenbachmüller-Hohenfriedensteinhausen zu Unterlengfeld',
    ],
  },
]

/** Given names that here are women's or men's. The others, and what isn't listed, are anyone's. */
export const womensNames = new Set(
  list(
    'Aaliyah Jasmine Imani Nia Kiara Brianna Simone Latoya Monique Tiana Camille Ebony Naomi Raven Gabrielle Maya Sofía Valentina Camila Lucía Ximena Isabel Marisol Daniela Paloma Belén Noemí Inés Ngozi Adaeze Ifeoma Folasade Yetunde Amaka Chiamaka Ama Akosua Abena Efua Esi Selam Hanna Bethlehem Saba Amina Wanjiru Achieng Beatriz Larissa Conceição Luísa Inês Odile Anaïs Régine Chloé Guerline Zoé Marie-Ève Priya Ananya Kavya Meera Lakshmi Zainab Nusrat Mei Xiu Lan Ying Lin Yu-Ting Soo-jin Ji-woo Eun-ji Grace Yejin Linh Thảo Hương Mai Nguyệt Layla Yasmin Nadia Rania Huda Aiyana Winona Leilani Noelani Siobhán Aoife Niamh Maeve Saoirse Åsa Élise Zoë Łucja Marta Renée Ágnes Žofia Yael Shira Talia Miriam 秀英 娜 雨桐 서연 하은 فاطمة ليلى מרים יעל Анна Ольга Олена Ελένη Σοφία さくら 陽菜 นภา',
  ),
)
export const mensNames = new Set(
  list(
    "Malik Darius Jalen Marcus Terrence Andre Xavier Isaiah Devin Tyrone Caleb Quincy Elijah Mateo Santiago Diego Andrés Joaquín Rubén Héctor Emilio Raúl Iván Óscar Adrián Chidi Emeka Tunde Obinna Kelechi Segun Babatunde Kwame Kofi Yaw Kojo Dawit Yonas Abel Natnael Otieno Rafael Thiago João Caetano Vinícius Jean-Baptiste Étienne Loïc Arjun Rohan Vikram Aditya Siddharth Farhan Jun Hao Wei Minjun Hyun Daniel Seung-ho Minh Đức Bảo Omar Karim Samir Tariq Bilal Tasunka Takoda Keoni Conor Seán Declan Tadhg D'Arcy Björn Søren Jiří Günther Eitan Jonah 伟 小明 浩然 민준 도윤 محمد يوسف عمر דוד Дмитрий Сергей Γιώργος 健太 สมชาย",
  ),
)
