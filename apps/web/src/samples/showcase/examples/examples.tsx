import type { ComponentType } from 'react'
import texts from 'texts:copy,example'
import { addTexts, useText, type TextKey } from '#web/lib/text.ts'
import { Example } from './example.tsx'
import styles from './examples.module.css'

addTexts(texts)

type Props<Page extends string, Name extends string> = {
  /** The page's id, which is also the word before its texts. */
  page: Page
  /** Each example, by the name that the page's source gives it; `Basic` is titled `<page>.basic`, explained `<page>.basicHint`. */
  parts: {
    [Part in Name]: `${Page}.${Uncapitalize<Part>}` extends TextKey
      ? `${Page}.${Uncapitalize<Part>}Hint` extends TextKey
        ? ComponentType
        : never
      : never
  }
  /** Those that want the whole width. */
  wide?: readonly NoInfer<Name>[]
}

/** A page of examples: a card for each, alive, with the code that it runs on. */
export const Examples = <Page extends string, Name extends string>({ page, parts, wide }: Props<Page, Name>) => {
  const t = useText()
  return (
    <div className={styles.grid}>
      {Object.entries<ComponentType>(parts).map(([name, Part]) => {
        // There are such texts, or the parts would be of another type.
        const key = `${page}.${name[0]?.toLowerCase()}${name.slice(1)}` as TextKey
        const hint = `${key}Hint` as TextKey
        return (
          <Example
            key={name}
            page={page}
            name={name}
            title={t(key)}
            hint={t(hint)}
            isWide={wide?.some((one) => one === name) ?? false}
          >
            <Part />
          </Example>
        )
      })}
    </div>
  )
}
