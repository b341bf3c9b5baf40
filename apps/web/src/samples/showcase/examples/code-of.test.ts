import { describe, expect, it } from 'vitest'
import { codeOf } from './code-of.ts'

const SOURCE = `import { Alert, Button } from '@mantine/core'
import texts from 'texts:alerts'
import {
  type Kind,
  useState,
} from 'react'
import '@mantine/core/styles/Alert.layer.css'
import { Alert as KitAlert } from 'kit'
import { Icon } from '#web/ui/drawings/icon.tsx'

const FIRST =
  'one'
const KINDS = [...FIRST, 'two'] as const

const Basic = () => <Alert>Basic</Alert>

const Kinds = () => (
  <>
    {KINDS.map((kind: Kind) => (
      <Alert key={kind}>

        {kind}
      </Alert>
    ))}
  </>
)

const Closable = () => {
  const [isOpen, setOpen] = useState(true)
  return isOpen ? <Button onClick={() => setOpen(false)}>Close</Button> : <Basic />
}

type Props = {
  children: string
}
const Told = ({
  children,
}: Props) => {
  return <KitAlert>{children}</KitAlert>
}

const Spoken = () => <Told>So it is</Told>

const AlertsPage = () => <Examples page="alerts" parts={{ Basic, Kinds, Closable }} />
export default AlertsPage
`

describe('the code of an example', () => {
  it('is a line with the imports that it needs, and no more of them', () => {
    expect(codeOf(SOURCE, 'Basic')).toBe(
      "import { Alert } from '@mantine/core'\n\nconst Basic = () => <Alert>Basic</Alert>",
    )
  })
  it('goes on to its end, empty lines and all, and brings what it uses of its file', () => {
    const code = codeOf(SOURCE, 'Kinds')
    expect(code).toMatch(
      /^import \{ Alert \} from '@mantine\/core'\nimport \{ type Kind \} from 'react'\n\nconst FIRST/,
    )
    expect(code).toContain("const FIRST =\n  'one'\n\nconst KINDS = [...FIRST, 'two'] as const\n\nconst Kinds")
    expect(code).toMatch(/<\/>\n\)$/)
    expect(code).not.toContain('Closable')
  })
  it('brings another example that it is made of, in the order of the file', () => {
    const code = codeOf(SOURCE, 'Closable')
    expect(code.indexOf('const Basic')).toBeLessThan(code.indexOf('const Closable'))
    expect(code).toContain("import { Alert, Button } from '@mantine/core'\nimport { useState } from 'react'")
    expect(code).not.toContain('Icon')
    expect(code.endsWith('}')).toBe(true)
  })
  it('brings types, imports by another name, and what has its parameters on lines of their own', () => {
    expect(codeOf(SOURCE, 'Spoken')).toBe(`import { Alert as KitAlert } from 'kit'

type Props = {
  children: string
}

const Told = ({
  children,
}: Props) => {
  return <KitAlert>{children}</KitAlert>
}

const Spoken = () => <Told>So it is</Told>`)
  })
  it('is nothing that is not there', () => {
    expect(() => codeOf(SOURCE, 'Missing')).toThrow('The source declares no Missing')
  })
})
