import { TemplateConflict, templates } from '@onward/contract'
import { apiOf } from '#web/lib/api.ts'
import { conflictIn } from '#web/lib/refusals/conflict-in.ts'
import { messageOf } from '#web/lib/messages.ts'
import { textOf } from '#web/lib/text.ts'

export const { listTemplates, readTemplate, createTemplate, changeTemplate, deleteTemplate, applyTemplate } =
  apiOf(templates)

export const conflictOf = conflictIn(TemplateConflict)
/** Why a template was not kept. */
export const templateRefusalOf = (error: unknown): string => {
  const conflict = conflictOf(error)
  if (!conflict) return messageOf(error)
  return textOf(conflict.reason === 'version' ? 'templates.newer' : 'templates.nameTaken')
}

export const HOLIDAYS = ['normal', 'sunday', 'none'] as const
