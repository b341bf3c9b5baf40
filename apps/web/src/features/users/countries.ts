/** The countries to choose from; an address may name others. */
const COUNTRIES = `Australia, Austria, Belgium, Brazil, Bulgaria, Cameroon, Canada, Czechia, Denmark, Finland, France, Germany,
Ghana, Greece, Guatemala, Hungary, Iceland, India, Ireland, Italy, Japan, Jordan, Kenya, Latvia, Mali, Mexico, Netherlands,
New Zealand, Nigeria, Norway, Pakistan, Poland, Portugal, Romania, South Africa, Spain, Sweden, Switzerland, Türkiye,
United Kingdom, United States`

export const countries = COUNTRIES.split(',').map((name) => ({ value: name.trim(), label: name.trim() }))
