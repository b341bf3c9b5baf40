/**
 * A statement at the left margin, such as `const Basic = …` or `type Props = …`. Its further lines are indented, but for
 * the one that ends it, and for one between that opens another bracket.
 */
const declarationOf = (lines: readonly string[], name: string) => {
  const from = lines.findIndex((line) => new RegExp(`^(const|type) ${name}( =|:|<)`).test(line))
  if (from < 0) return undefined
  const rest = lines.slice(from + 1)
  const next = rest.findIndex((line) => /^\S/.test(line) && !/^[)}\]].*[({[]$/.test(line))
  const last = next < 0 ? rest.length : next
  // A bracket at the margin ends it; anything else there is the next statement.
  const length = /^[)}\]]/.test(rest[last] ?? '') ? last + 2 : last + 1
  return lines
    .slice(from, from + length)
    .join('\n')
    .trimEnd()
}
/** A property of the same name does not count; what is spread does. */
const uses = (code: string, name: string) => new RegExp(`(?<![\\w'-]|(?<!\\.\\.)\\.)${name}(?![\\w'-])`).test(code)

/** What an import brings, narrowed to what is used; undefined where nothing is. */
const narrowed = (statement: string, code: string) => {
  const [, own = '', braced = '', from = ''] =
    /^import (?:type )?(\w+)?,?\s*(?:\{([^}]*)\})? from '([^']+)'/.exec(statement) ?? []
  const names = braced
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && uses(code, name.replace(/^type |^\w+ as /, '')))
  const what = [own && uses(code, own) ? own : '', names.length > 0 ? `{ ${names.join(', ')} }` : ''].filter(Boolean)
  return what.length > 0 ? `import ${what.join(', ')} from '${from}'` : undefined
}

/** Whether a source declares the example itself, or only where it comes from. */
export const declares = (source: string, name: string) =>
  new RegExp(`^const ${name} = (?!lazyPart\\b)`, 'm').test(source)

/**
 * The code of one example: its declaration in the page's source, with what it uses of the same file and the imports of both.
 * @throws where the source declares no such name
 */
export const codeOf = (source: string, name: string): string => {
  const lines = source.split('\n')
  const main = declarationOf(lines, name)
  if (main === undefined) throw new Error(`The source declares no ${name}`)
  const others = lines
    .flatMap((line) => /^(?:const|type) (\w+)/.exec(line)?.[1] ?? [])
    .filter((other) => other !== name)
  const parts = new Map([[name, main]])
  // What is used may use others in turn.
  for (const [, part] of parts)
    for (const other of others)
      if (!parts.has(other) && uses(part, other)) parts.set(other, declarationOf(lines, other) ?? '')
  const body = [...others.filter((other) => parts.has(other)), name].map((one) => parts.get(one)).join('\n\n')
  const imports = (source.match(/^import (?!')[^;]*? from '[^']+'/gm) ?? []).flatMap(
    (statement) => narrowed(statement, body) ?? [],
  )
  return [imports.join('\n'), body].filter(Boolean).join('\n\n')
}
