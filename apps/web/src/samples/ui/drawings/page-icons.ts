import {
  ArrowUpDown,
  Bookmark,
  CircleDot,
  CircleUserRound,
  CreditCard,
  Download,
  EllipsisVertical,
  Eye,
  Globe,
  GripVertical,
  Heart,
  House,
  Inbox,
  Languages,
  LayoutDashboard,
  MapPin,
  Send,
  Share2,
  ShieldCheck,
  Trash2,
  Truck,
  Undo2,
  Upload,
} from 'lucide'
import { addIcons } from '#web/ui/drawings/icon.tsx'

// What only sample pages draw comes with the first of them.
const icons = {
  bookmark: Bookmark,
  card: CreditCard,
  download: Download,
  eye: Eye,
  globe: Globe,
  grip: GripVertical,
  heart: Heart,
  home: House,
  inbox: Inbox,
  languages: Languages,
  more: EllipsisVertical,
  pin: CircleDot,
  place: MapPin,
  send: Send,
  share: Share2,
  shield: ShieldCheck,
  sort: ArrowUpDown,
  trash: Trash2,
  truck: Truck,
  undo: Undo2,
  upload: Upload,
  userCircle: CircleUserRound,
  workspace: LayoutDashboard,
}

declare module '#web/ui/drawings/icon.tsx' {
  interface AddedIcons extends Record<keyof typeof icons, unknown> {}
}
addIcons(icons)
