/** The number of a text for people, `$1,204`. */
export const numberIn = (text: string) => Number(text.replace(/[^\d.-]/g, ''))
