import { allGroups } from '#web/lib/pages/pages.ts'
import { translated } from '#web/lib/text.ts'

/** The title of a place of the menu in the language in use. */
export const groupTitle = (group: string) => translated(`group.${group}`, allGroups()[group]?.title ?? group)
