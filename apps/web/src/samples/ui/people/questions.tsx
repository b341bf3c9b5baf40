import { useMemo } from 'react'
import { slugsOf } from '#web/samples/lib/slug.ts'
import { Accordion } from '#web/samples/ui/layout/accordion.tsx'

type Props = {
  of: readonly { question: string; ans: string }[]
  /** The question that is open, by its words in the address; empty when none is. */
  open: string
  onOpen: (id: string) => void
}

/** Questions that unfold their answers. */
export const Questions = ({ of, open, onOpen }: Props) => {
  const folds = useMemo(() => {
    const ids = slugsOf(of.map(({ question }) => question))
    return of.map(({ question, ans }, at) => ({ id: ids[at] ?? '', title: question, content: <p>{ans}</p> }))
  }, [of])
  return <Accordion folds={folds} open={open} onOpen={onOpen} />
}
