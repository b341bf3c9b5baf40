import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useId, useState, type ReactNode } from 'react'
import { useText } from '#web/lib/text.ts'
import { QueryContent } from '#web/ui/data/query-content.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { copy } from '#web/samples/ui/controls/copy.ts'
import { Icon } from '#web/ui/drawings/icon.tsx'
import { QuietButton } from '#web/samples/ui/controls/quiet-button.tsx'
import { codeOf } from './code-of.ts'
import { sourceOf } from './sources.ts'
import styles from './examples.module.css'

type Props = { page: string; name: string; title: string; hint: string; isWide: boolean; children: ReactNode }

/** One example in its card; a button shows and hides its code. */
export const Example = ({ page, name, title, hint, isWide, children }: Props) => {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  return (
    <Card
      className={isWide ? styles.wide : undefined}
      title={title}
      hint={hint}
      tools={
        <QuietButton
          label={t(isOpen ? 'example.hideCode' : 'example.showCode', { title })}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon name="code" />
        </QuietButton>
      }
    >
      <div className={styles.live}>
        <Suspense fallback={<div className={styles.coming} aria-busy="true" />}>{children}</Suspense>
      </div>
      <div id={id}>{isOpen && <Code page={page} name={name} title={title} />}</div>
    </Card>
  )
}

const Code = ({ page, name, title }: { page: string; name: string; title: string }) => {
  const t = useText()
  const query = useQuery({
    queryKey: ['source', page, name],
    queryFn: () => sourceOf(page, name),
    staleTime: Infinity,
    select: (source) => codeOf(source, name),
  })
  return (
    <QueryContent query={query}>
      {(code) => (
        <div className={styles.code}>
          {/* It may be wider than its place, and is scrolled by key too. */}
          <pre tabIndex={0} role="region" aria-label={t('example.codeOf', { title })} dir="ltr">
            <code>{code}</code>
          </pre>
          <Button
            variant="default"
            size="xs"
            leftSection={<Icon name="copy" size={14} />}
            onClick={() => void copy(code, t('example.copied'))}
          >
            {t('example.copy')}
          </Button>
        </div>
      )}
    </QueryContent>
  )
}
