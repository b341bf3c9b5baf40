/** A day of the business in figures. */
export const FIGURES = {
  views: { value: 36_900, tone: 1 },
  messages: { value: 12_400, tone: 2 },
  shifts: { value: 97_800, tone: 0 },
  favourites: { value: 26_800, tone: 3 },
  reviews: { value: 689, tone: 4 },
  returns: { value: 2140, tone: 6 },
  fees: { value: 86_400, tone: 4 },
  clinicians: { value: 8549, tone: 5 },
  requests: { value: 13_600, tone: 7 },
  hours: { value: 41_200, tone: 1 },
}
