import type { Email } from '@onward/contract/samples'
import { mailOf } from './email.letters.ts'
import { inbox } from './email.seed-inbox.ts'
import { others } from './email.seed-others.ts'
import { own } from './email.seed-own.ts'

/** Stored in the order in which they came, whatever their folder: the oldest is number 1. */
export const emailSeed = (now: Date): Email[] =>
  [...inbox, ...own, ...others]
    .toSorted((one, other) => other.hoursAgo - one.hoursAgo)
    .map((letter, at) => mailOf(letter, at + 1, now))
