import { profile } from '@onward/contract/samples'
import { useQuery } from '@tanstack/react-query'
import texts from 'texts:profile'
import { apiOf, ask } from '#web/lib/api.ts'
import { addTexts } from '#web/lib/text.ts'
import { QueryContent } from '#web/ui/data/query-content.tsx'
import { ProfileView } from './profile-view.tsx'

addTexts(texts)

const api = apiOf(profile)

const ProfilePage = () => (
  <QueryContent query={useQuery(ask(api.profile, {}))}>{(data) => <ProfileView data={data} />}</QueryContent>
)
export default ProfilePage
