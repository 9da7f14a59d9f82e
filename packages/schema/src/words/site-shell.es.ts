import type { Complete } from '#words/locale.ts';
import type { siteShellWords } from '#words/site-shell.en.ts';

export const siteShellSpanish: Complete<typeof siteShellWords> = {
  name: 'Infinite Connections',
  tagline: 'Voces y cartas que llegan cuando hacen falta',
  skipToContent: 'Ir al contenido',
  mainNavigation: 'Principal',
  footerNavigation: 'Todas las páginas',
  openMenu: 'Abrir el menú',
  closeMenu: 'Cerrar el menú',
  signInOrUp: 'Entrar / Crear cuenta',
  dashboard: 'Inicio',
  admin: 'Administración',
  settings: 'Ajustes',
  settingsOf: (name) => `${name}: ajustes`,
  signOut: 'Salir',
  loading: 'Cargando el lugar del legado de su familia…',
  themeLabel: 'Colores',
  themes: { device: 'Como mi dispositivo', light: 'Claros', dark: 'Oscuros' },
  footer: {
    support: 'Alguien a quien preguntar',
    phone: 'Teléfono',
    email: 'Correo electrónico',
    blog: 'Nuestro blog',
    hours: 'Escriba cualquier día, a cualquier hora; respondemos por correo.',
    rights: '© Infinite Connections',
  },
  trust: [
    'Privado para su familia',
    'Grabaciones y cartas guardadas con cifrado AES-256',
    'Los originales se conservan bit a bit',
  ],
  trustWithoutAnalytics: 'Sin rastreadores, sin terceros',
  notFound: {
    title: '404 Página no encontrada',
    text: 'No hay nada en esta dirección. Puede que se haya trasladado, o que haya una errata en el enlace.',
    home: 'Volver a la portada',
    find: 'Encuentre su camino',
    hint: (path) =>
      `¿Falta una página? Ningún archivo de packages/site/src/**/pages responde a ${path}.`,
  },
  failure: {
    title: 'Algo falló por nuestra parte',
    text: 'No se ha perdido nada de lo que hizo. Inténtelo de nuevo en un momento.',
    retry: 'Intentarlo de nuevo',
  },
  toasts: {
    label: (hotkey) => `Avisos (${hotkey})`,
    close: 'Cerrar',
  },
  signInNotLoaded: {
    title: 'El formulario de entrada no se cargó',
    text: 'Compruebe su conexión y pulse el botón otra vez.',
  },
  partNotLoaded: {
    title: 'Una parte de esta página no se cargó',
    text: 'Puede leer y usar lo demás. Para intentarlo de nuevo, vuelva a cargar la página.',
  },
  startUp: {
    rendering: 'Cargando…',
    mounting: 'Un momento, la página se está iniciando. Si esto no cambia, vuelva a cargarla.',
  },
};
