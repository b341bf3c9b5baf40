import { Button } from '@mantine/core'
import { Send } from 'lucide'
import texts from 'texts:publish'
import { Suspense, useState } from 'react'
import { Drawing } from '#web/ui/drawings/drawing.tsx'
import { addTexts, useText } from '#web/lib/text.ts'
import { IconButton } from '#web/ui/controls/buttons/icon-button.tsx'
import { lazyPart } from '#web/ui/layout/lazy-part.ts'
import type { FilterOption } from '../filters.ts'
import { placesApart } from './publishing.ts'

addTexts(texts)

const PublishDialog = lazyPart(() => import('./publish-dialog.tsx'), 'PublishDialog')

type Props = {
  /** Those of the filter; some of them have been published until a date. */
  places: readonly FilterOption[]
  days: { from: string; to: string }
  /** The icon alone, where there is little room. */
  isBrief: boolean
}

/** Where people are told apart from when it is written: the way to tell them. */
export const Publish = ({ places, days, isBrief }: Props) => {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  const icon = <Drawing of={Send} size={18} />
  const open = {
    onClick: () => setOpen(true),
    onPointerEnter: () => void PublishDialog.preload().catch(() => undefined),
  }
  return (
    <>
      {isBrief ? (
        <IconButton variant="default" aria-label={t('publish.do')} title={t('publish.do')} {...open}>
          {icon}
        </IconButton>
      ) : (
        <Button variant="default" leftSection={icon} {...open}>
          {t('publish.do')}
        </Button>
      )}
      {isOpen && (
        <Suspense>
          <PublishDialog places={placesApart(places)} days={days} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
