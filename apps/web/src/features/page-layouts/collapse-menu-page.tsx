import { useText } from '#web/lib/text.ts'
import { Note } from './note.tsx'
import { useLayoutHere } from './use-layout-here.ts'

const HERE = { menuCollapsed: true } as const

const CollapseMenuPage = () => {
  const t = useText()
  useLayoutHere(HERE)
  return <Note>{t('layouts.collapsed')}</Note>
}
export default CollapseMenuPage
