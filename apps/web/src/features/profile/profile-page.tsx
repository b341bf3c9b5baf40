import { profile } from '@onward/contract'
import { useQuery } from '@tanstack/react-query'
import texts from 'texts:profile'
import { apiOf, ask } from '#web/lib/api.ts'
import { addTexts } from '#web/lib/text.ts'
import { Answer } from '#web/ui/answer.tsx'
import { ProfileView } from './profile-view.tsx'

addTexts(texts)

const api = apiOf(profile)

const ProfilePage = () => (
  <Answer query={useQuery(ask('profile', api.profile, {}))}>{(data) => <ProfileView profile={data} />}</Answer>
)
export default ProfilePage
