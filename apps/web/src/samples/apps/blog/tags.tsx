import type { BlogCategory } from '@onward/contract/samples'
import { Link } from 'wouter'
import { useText } from '#web/lib/text.ts'
import { Pill } from '#web/samples/ui/data/pill.tsx'
import { categoryAddress } from './addresses.ts'
import { TONES } from './categories.ts'
import styles from './blog.module.css'

/** The categories of a post, each with the way to others of it. */
export const Tags = ({ of }: { of: readonly BlogCategory[] }) => {
  const t = useText()
  return (
    <ul className={styles.tags} aria-label={t('blog.tags')}>
      {of.map((tag) => (
        <li key={tag}>
          <Link href={categoryAddress(tag)}>
            <Pill tone={TONES[tag]}>{t(`blog.category.${tag}`)}</Pill>
          </Link>
        </li>
      ))}
    </ul>
  )
}
