import { useText } from '#web/lib/text.ts'
import { Note } from './note.tsx'

const LayoutBoxedPage = () => {
  const t = useText()
  return <Note>{t('layouts.boxed')}</Note>
}
export default LayoutBoxedPage
