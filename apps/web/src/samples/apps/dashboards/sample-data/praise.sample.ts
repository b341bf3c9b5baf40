/** What no call tells: what the one who is signed in has done so well. Dollars and a share. */
export const MEDAL = { sales: 48_900 }
export const PRAISE = { moreThanBefore: 0.576 }
