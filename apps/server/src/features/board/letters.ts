type Named = {
  shiftTypeId: string
  shiftTypeName: string
  startsAt: string | null
  endsAt: string | null
  days: number | null
}

/** A call that goes round the clock is read as its hours. */
const isRoundTheClock = ({ startsAt, endsAt, days }: Named) => startsAt !== null && startsAt === endsAt && days === 1

/** What a name may be shortened to, the shortest first: a letter, the words' first letters, two letters, three. */
const shortened = (type: Named): string[] => {
  const words = type.shiftTypeName.toUpperCase().match(/[\p{L}\p{N}]+/gu) ?? []
  const whole = [...words.join('')]
  const first = (count: number) => whole.slice(0, count).join('')
  const initials = words.map((word) => [...word][0] ?? '').join('')
  return [
    ...(isRoundTheClock(type) ? ['24'] : []),
    first(1),
    ...(words.length > 1 ? [initials.slice(0, 3)] : []),
    first(2),
    ...whole.slice(2).map((letter) => first(1) + letter),
    first(3),
  ].filter(Boolean)
}

/** By what each type of an account is told from the others where there is room for a letter or two, in the order of the types. */
export const lettersOf = (types: readonly Named[]): string[] => {
  const taken = new Set<string>()
  return types.map((type) => {
    let counted = 2
    const [first = 'X'] = shortened(type)
    let letters = shortened(type).find((one) => !taken.has(one))
    for (; letters === undefined; counted += 1) if (!taken.has(`${first}${counted}`)) letters = `${first}${counted}`
    taken.add(letters)
    return letters
  })
}
