import { useText } from '#web/lib/text.ts'
import { Note } from './note.tsx'

const CollapseMenuPage = () => {
  const t = useText()
  return <Note>{t('layouts.collapsed')}</Note>
}
export default CollapseMenuPage
