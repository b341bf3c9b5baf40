import { NewEmail } from '@onward/contract'
import * as v from 'valibot'

/** Whether the server would take it as an e-mail address. */
export const isEmail = (text: string) => v.is(NewEmail, text)
