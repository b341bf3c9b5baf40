import { useText } from '#web/lib/text.ts'
import { Note } from './note.tsx'
import { useLayoutHere } from './use-layout-here.ts'

const HERE = { contentWidth: 'boxed' } as const

const LayoutBoxedPage = () => {
  const t = useText()
  useLayoutHere(HERE)
  return <Note>{t('layouts.boxed')}</Note>
}
export default LayoutBoxedPage
