import { importPresets, wrongField, type ImportKind } from '@onward/contract'

/**
 * Which column holds which field in a known file.
 * @throws ApiError 400 for a name that is none, or of another kind
 */
export const presetColumns = (kind: ImportKind, name: string | undefined): [string, string][] => {
  if (name === undefined) return []
  const preset = Object.hasOwn(importPresets, name) ? importPresets[name] : undefined
  if (preset?.kind === kind) return Object.entries(preset.columns)
  const known = Object.keys(importPresets).filter((one) => importPresets[one]?.kind === kind)
  throw wrongField('preset', known.length > 0 ? `must be one of ${known.join(', ')}` : `there is none for ${kind}`)
}
