/** Lower case without accents, so that "é" is found by "e". */
export const folded = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim()
