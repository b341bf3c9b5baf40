import type { ReactNode } from 'react'
import { BannerDrawing, type BannerDrawingName } from './banner-drawings.tsx'
import styles from './banner.module.css'

type Props = {
  title: string
  lead: string
  drawing: BannerDrawingName
  /** What one begins with: a search, a switch. */
  children: ReactNode
}

/** The head of a page that invites: what it is about, where to begin, and a drawing where there is room. */
export const Banner = ({ title, lead, drawing, children }: Props) => (
  <div className={styles.banner}>
    <div className={styles.words}>
      <h2>{title}</h2>
      <p>{lead}</p>
      {children}
    </div>
    <BannerDrawing name={drawing} className={styles.drawing} />
  </div>
)
