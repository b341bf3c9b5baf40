import type { WorkedRole } from '@onward/contract'
import texts from 'texts:workRole'
import { addTexts, textOf } from '#web/lib/text.ts'

addTexts(texts)

/** What people do of whom hours were worked, as imports tell them apart. */
export const roleName = (role: WorkedRole) => textOf(`workRole.${role}`)
