import { picture } from '../pictures.ts'

/** An ambulance that crosses the night once, in four seconds. */
export const clip = () =>
  picture(
    320,
    180,
    "<rect width='320' height='180' fill='#223'/><circle cx='262' cy='40' r='18' fill='#f4e7b2'/><path d='M0 140h320v40H0Z' fill='#446'/><g><path d='M20 104h52l14 18v22H20Z' fill='#fff'/><path d='M40 110v16M32 118h16' stroke='#d33' stroke-width='5'/><circle cx='36' cy='144' r='8'/><circle cx='72' cy='144' r='8'/><animateTransform attributeName='transform' type='translate' from='-90' to='190' dur='4s' fill='freeze'/></g>",
  )
