import texts from 'texts:found'
import { search } from '@onward/contract/samples'
import { useQuery } from '@tanstack/react-query'
import { can } from '#web/lib/session/abilities.ts'
import { apiOf, ask } from '#web/lib/api.ts'
import { folded } from '#web/lib/formats/folded.ts'
import { addTexts, useText } from '#web/lib/text.ts'
import type { SearchSource } from '#web/lib/pages/wing.ts'
import styles from './use-found.module.css'

addTexts(texts)

const api = apiOf(search)

/** The sample files and contacts that match: the whole index is asked for once and searched here. */
export const useFound: SearchSource = (q, user) => {
  const t = useText()
  const wanted = folded(q)
  const index = useQuery({
    ...ask(api.searchIndex, {}),
    staleTime: Infinity,
    enabled: wanted !== '' && can(user.ability, 'read', 'Samples'),
  })
  const retry = () => void index.refetch()
  if (wanted === '' || !index.data) return { groups: [], error: index.error, retry }
  const [, files, contacts] = index.data.searchArr
  return {
    error: index.error,
    retry,
    groups: [
      {
        title: t('found.files'),
        rows: files.data
          .filter(({ title, by }) => folded(`${title} ${by}`).includes(wanted))
          .slice(0, files.searchLimit)
          .map(({ title, by, size, file }) => ({
            key: `file ${title}`,
            label: title,
            detail: t('found.by', { name: by }),
            end: size,
            face: <img src={file} alt="" width="32" height="32" />,
          })),
      },
      {
        title: t('found.contacts'),
        rows: contacts.data
          .filter(({ title, email }) => folded(`${title} ${email}`).includes(wanted))
          .slice(0, contacts.searchLimit)
          .map(({ title, email, img, date }) => ({
            key: `contact ${email}`,
            label: title,
            detail: email,
            end: date,
            face: <img className={styles.round} src={img} alt="" width="32" height="32" />,
          })),
      },
    ],
  }
}
