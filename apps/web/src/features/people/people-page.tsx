import texts from 'texts:people,pager'
import { usePage } from '#web/lib/pages/pages.ts'
import { addTexts } from '#web/lib/text.ts'
import { lazyPart } from '#web/ui/layout/lazy-part.ts'
import { Suspense } from 'react'
import { PeopleList } from './people-list.tsx'

addTexts(texts)

const PersonView = lazyPart(() => import('./person-view.tsx'), 'PersonView')

/** The people of the account, or one of them where the address names them. */
const PeoplePage = () => {
  const id = usePage()?.values.providerId
  return <Suspense>{id === undefined ? <PeopleList /> : <PersonView key={id} providerId={id} />}</Suspense>
}
export default PeoplePage
