import type { Invoice } from '@onward/contract/samples'
import { numberIn } from '#web/samples/lib/number-in.ts'

/** A balance comes as a text for people. */
export const amountOf = (balance: Invoice['balance']) => (typeof balance === 'number' ? balance : numberIn(balance))
