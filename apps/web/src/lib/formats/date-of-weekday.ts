/** A date of the day of the week by its number, 0 = Sunday, for words that are made of dates. */
export const dateOfWeekday = (day: number) => `2000-01-0${2 + day}`
