/** Digits and small letters without those that are read for another: i, l, o and u. */
const SIGNS = '0123456789abcdefghjkmnpqrstvwxyz'
export const KEY_BYTES = 32

/** A key as text: a sign for each byte, so that 32 random bytes make 160 bits that nobody guesses. */
export const newKey = (random: Uint8Array) =>
  // There are 32 signs: five bits of a byte choose one, each as likely as any other.
  `onw_${Array.from(random, (byte) => SIGNS[byte & 31]).join('')}`
