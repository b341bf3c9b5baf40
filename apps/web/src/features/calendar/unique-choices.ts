import type { Choice } from '#web/lib/choices/choice.ts'

/** People and places may share a name; those that do are told apart by their ids. */
export const uniqueChoices = (choices: readonly Choice[]): Choice[] => {
  const named = Map.groupBy(choices, ({ label }) => label)
  return choices.map(({ value, label }) => ({
    value,
    label: (named.get(label)?.length ?? 0) > 1 ? `${label} (${value})` : label,
  }))
}
