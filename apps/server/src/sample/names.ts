/** The clinicians of the sample: invented names, in no relation to anybody. */
export type SampleClinician = { providerId: string; providerName: string; specialty: string }

/** The clinician who signs in as provider@onward.test. */
export const SAMPLE_PROVIDER_ID = 'P017'

const namesBySpecialty: Record<string, readonly string[]> = {
  'Emergency Medicine': [
    'Tobias Marchbanks',
    'Adaeze Nwosu-Hale',
    'Renée Thibodaux',
    'Callum Varga',
    'Yuki Tanabe-Orr',
    'Marisol Quintanar',
    'Desmond Achterberg',
    'Priyanka Vellore',
    "Siobhan O'Darragh",
    'Ilse Kortmann',
  ],
  'Hospital Medicine': [
    'Bartholomew Finch-Adeyemi',
    'Xiomara Peñaloza',
    'Henrik Saarinen-Boyd',
    'Lakshmi Doraiswamy',
    'Jamal Whitcombe',
    'Noor Hadidian',
    'Maya Okafor-Lindqvist',
    'Thaddeus Brixworth',
    'Chloé Vandermeulen',
    'Rashida Tolliver',
    'Anselm Okonjo',
    'Wen-Li Tsao',
  ],
  'Critical Care': [
    'Mireille Castagnou',
    'Dashiell Pemberwick',
    'Sunniva Halvorsrud',
    'Ikenna Obialor',
    'Gwendolyn Tsosie',
    'Rafael Monteverdi-Cruz',
  ],
  Anesthesiology: [
    'Zsófia Baranyi',
    'Otis Hollingbrook',
    'Farah Nikbakht',
    'Leopold Asante',
    'Marguerite Dufresnay',
    'Kwame Ellington-Ray',
  ],
  Pediatrics: ['Beatrix Lumley', 'Tomás Echegaray', 'Ha-eun Seong', 'Winifred Ashgrove', 'Ezekiel Mbeki-Stone'],
  'Obstetrics & Gynecology': ['Aurélie Montcharmin', 'Josephine Blackfeather', 'Nasrin Golabi', 'Imogen Tarleton'],
  'General Surgery': [
    'Augustin Rademaker',
    'Valentina Skarsgaard-Ruiz',
    'Cormac Delahunt',
    'Shira Benzaken',
    'Malakai Fonoti',
  ],
  Psychiatry: ['Ottoline Greaves', 'Dmitri Vasylenko', 'Amara Kpodo'],
  Cardiology: ['Evander Lockridge', 'Saoirse Mulqueen', 'Hiroshi Nakagome', 'Pilar Ibarrondo'],
  'Family Medicine': [
    'Clementine Harrowgate',
    'Absalom Yellowtail',
    'Björn Thorvaldsen-Pike',
    'Keahi Kamalani',
    'Olumide Farrant',
  ],
}

export const sampleClinicians: readonly SampleClinician[] = Object.entries(namesBySpecialty)
  .flatMap(([specialty, names]) => names.map((providerName) => ({ providerName, specialty })))
  .map((clinician, index) => ({ providerId: `P${String(index + 1).padStart(3, '0')}`, ...clinician }))
