// The words behind kinds and form purposes: one table each, in English, German, French, Spanish and Chinese.
// Language only: nothing here knows a site. Phrases are separated by `|` and written folded (no diacritics).

/** Kind → phrases. A label is of the kind when it holds a phrase and little else. */
export const KIND_WORDS: Record<string, string> = {
  search:
    'search|find|go search|search for|look up|suche|suchen|finden|rechercher|recherche|chercher|buscar|busqueda|搜索|查询|查找|搜寻|検索',
  login:
    'log in|login|sign in|signin|log on|logon|anmelden|einloggen|anmeldung|se connecter|connexion|s identifier|iniciar sesion|acceder|entrar|登录|登陆|登入|ログイン',
  logout:
    'log out|logout|sign out|signout|log off|logoff|abmelden|ausloggen|se deconnecter|deconnexion|cerrar sesion|salir|退出|退出登录|登出|注销|ログアウト',
  signup:
    'sign up|signup|register|create account|create an account|create your account|join now|join|registrieren|konto erstellen|registrierung|s inscrire|inscription|creer un compte|registrarse|crear cuenta|注册|创建账户|注册账号',
  account:
    'account|my account|your account|my profile|profile|user menu|account menu|mein konto|konto|kundenkonto|profil|mon compte|compte|mi cuenta|cuenta|perfil|我的账户|账户|账号|个人中心|我的',
  billing:
    'billing|payments|billing and payments|subscription|plans and billing|abrechnung|zahlungen|facturation|paiements|facturacion|pagos|账单|计费|付款',
  invoices:
    'invoice|invoices|bills|receipts|statements|rechnung|rechnungen|belege|factures|facture|facturas|factura|发票',
  download:
    'download|downloads|save file|export pdf|herunterladen|telecharger|descargar|bajar|下载|ダウンロード',
  download_invoice:
    'download invoice|download bill|download receipt|invoice pdf|rechnung herunterladen|telecharger la facture|descargar factura|下载发票',
  export: 'export|export csv|export data|exportieren|exporter|exportar|导出',
  checkout:
    'checkout|check out|proceed to checkout|go to checkout|zur kasse|kasse|passer la commande|commander|finalizar compra|tramitar pedido|结算|去结算|结账',
  place_order:
    'place order|place your order|order now|pay now|buy now|confirm order|complete purchase|pay|jetzt kaufen|kostenpflichtig bestellen|zahlungspflichtig bestellen|jetzt bezahlen|payer|acheter|confirmer la commande|comprar ahora|pagar|realizar pedido|提交订单|立即购买|立即支付|支付',
  cart: 'cart|basket|shopping cart|view cart|shopping bag|bag|warenkorb|einkaufswagen|panier|carrito|cesta|购物车',
  add_to_cart:
    'add to cart|add to basket|add to bag|in den warenkorb|zum warenkorb hinzufugen|ajouter au panier|anadir al carrito|agregar al carrito|anadir a la cesta|加入购物车|添加到购物车',
  next_page:
    'next|next page|older|older posts|load more|show more results|nachste|nachste seite|weitere ergebnisse|mehr laden|weitere laden|suivant|suivante|page suivante|charger plus|siguiente|pagina siguiente|cargar mas|下一页|加载更多|下页|次へ',
  previous_page:
    'previous|prev|previous page|newer|newer posts|vorherige|vorherige seite|precedent|precedente|page precedente|anterior|pagina anterior|上一页|上页|前へ',
  first_page: 'first page|erste seite|premiere page|primera pagina|第一页',
  last_page: 'last page|letzte seite|derniere page|ultima pagina|末页|最后一页',
  close:
    'close|dismiss|close dialog|close window|no thanks|not now|schliessen|fermer|cerrar|non merci|nein danke|no gracias|关闭|閉じる',
  accept_cookies:
    'accept cookies|accept all cookies|allow cookies|allow all cookies|agree to cookies|cookies akzeptieren|alle cookies akzeptieren|alle cookies erlauben|accepter les cookies|accepter tous les cookies|aceptar cookies|aceptar todas las cookies|接受cookie|接受所有cookie',
  reject_cookies:
    'reject cookies|reject all cookies|decline cookies|only necessary cookies|necessary cookies only|essential cookies only|cookies ablehnen|alle cookies ablehnen|nur notwendige cookies|refuser les cookies|refuser tous les cookies|rechazar cookies|rechazar todas las cookies|拒绝cookie|拒绝所有cookie',
  settings:
    'settings|preferences|options|configuration|einstellungen|parametres|preferences du compte|ajustes|configuracion|preferencias|设置|设定|偏好设置|設定',
  delete:
    'delete|remove|trash|discard|erase|move to trash|loschen|entfernen|supprimer|effacer|retirer|eliminar|borrar|quitar|删除|移除|削除',
  submit:
    'submit|send|send message|apply|absenden|senden|abschicken|envoyer|soumettre|valider|enviar|mandar|提交|发送|送信',
  save: 'save|save changes|update|speichern|anderungen speichern|aktualisieren|enregistrer|sauvegarder|mettre a jour|guardar|guardar cambios|actualizar|保存|更新',
  cancel: 'cancel|abort|abbrechen|annuler|cancelar|取消|キャンセル',
  confirm: 'ok|okay|confirm|yes|bestatigen|ja|confirmer|oui|confirmar|aceptar|si|确认|确定|好的|是',
  continue:
    'continue|proceed|next step|weiter|fortfahren|continuer|etape suivante|continuar|siguiente paso|继续|下一步',
  back: 'back|go back|zuruck|retour|volver|atras|返回|后退|戻る',
  upload:
    'upload|upload file|choose file|browse files|attach|attach file|hochladen|datei auswahlen|anhangen|televerser|joindre|choisir un fichier|subir|cargar archivo|adjuntar|上传|选择文件|附件',
  sort: 'sort|sort by|order by|sortieren|sortieren nach|trier|trier par|ordenar|ordenar por|排序',
  filter: 'filter|filters|filter by|refine|filtern|filtrer|filtres|filtrar|filtros|筛选|过滤',
  menu: 'menu|open menu|main menu|navigation menu|toggle navigation|toggle menu|more options|hauptmenu|ouvrir le menu|abrir menu|菜单|更多选项|メニュー',
  expand:
    'expand|expand all|show more|show details|more|read more|see more|view more|details|mehr anzeigen|mehr|aufklappen|afficher plus|voir plus|plus|mostrar mas|ver mas|mas|展开|更多|查看更多|もっと見る',
  collapse:
    'collapse|collapse all|show less|less|zuklappen|weniger|reduire|afficher moins|contraer|mostrar menos|收起|折叠',
  help: 'help|support|faq|help center|hilfe|aide|assistance|ayuda|soporte|帮助|支持|ヘルプ',
  contact:
    'contact|contact us|get in touch|kontakt|kontaktieren|contactez nous|nous contacter|contacto|contactanos|联系|联系我们',
  home: 'home|home page|homepage|startseite|accueil|inicio|首页|主页',
  edit: 'edit|modify|change|rename|bearbeiten|andern|modifier|editer|editar|modificar|cambiar|编辑|修改',
  add: 'add|new|create|add new|create new|hinzufugen|neu|erstellen|ajouter|nouveau|creer|anadir|agregar|nuevo|crear|添加|新建|新增|创建',
  reply: 'reply|respond|antworten|repondre|responder|回复',
  forward: 'forward|weiterleiten|transferer|reenviar|转发',
  share: 'share|teilen|partager|compartir|分享',
  like: 'like|favorite|favourite|star|gefallt mir|j aime|me gusta|收藏|点赞|喜欢',
  copy: 'copy|copy link|kopieren|copier|copiar|复制',
  print: 'print|drucken|imprimer|imprimir|打印',
  refresh: 'refresh|reload|neu laden|actualiser|recargar|刷新',
  reset:
    'reset|clear|clear all|zurucksetzen|leeren|reinitialiser|effacer tout|restablecer|limpiar|重置|清除|清空',
  orders:
    'orders|my orders|order history|your orders|bestellungen|meine bestellungen|commandes|mes commandes|pedidos|mis pedidos|订单|我的订单',
  notifications: 'notifications|alerts|benachrichtigungen|notificaciones|通知|消息',
  language: 'language|languages|sprache|langue|idioma|语言|切换语言',
  forgot_password:
    'forgot password|forgot your password|reset password|lost password|passwort vergessen|mot de passe oublie|olvide mi contrasena|olvidaste tu contrasena|忘记密码',
  subscribe: 'subscribe|abonnieren|s abonner|suscribirse|订阅',
  unsubscribe: 'unsubscribe|abbestellen|se desabonner|darse de baja|取消订阅',
  play: 'play|abspielen|lire la video|reproducir|播放',
};

/** Purpose → words of a form's label, heading, submit button or fields. */
export const PURPOSE_WORDS: Record<string, string> = {
  search: 'search|find|suche|suchen|rechercher|recherche|buscar|busqueda|搜索|查询|検索',
  login: KIND_WORDS['login']!,
  signup: KIND_WORDS['signup']!,
  newsletter:
    'newsletter|subscribe|mailing list|stay updated|abonnieren|s abonner|boletin|suscribirse|suscribete|订阅',
  payment_method:
    'card number|credit card|payment method|add card|kartennummer|kreditkarte|zahlungsart|zahlungsmethode|numero de carte|carte bancaire|moyen de paiement|numero de tarjeta|tarjeta de credito|metodo de pago|信用卡|卡号|支付方式',
  billing:
    'billing|billing address|billing details|invoice address|rechnungsadresse|adresse de facturation|direccion de facturacion|账单地址|账单',
  checkout:
    'checkout|shipping|shipping address|delivery address|place order|place your order|kasse|lieferadresse|versand|livraison|adresse de livraison|envio|direccion de envio|结算|收货地址|配送地址',
  filter: KIND_WORDS['filter']!,
  contact:
    'contact|contact us|message|your message|feedback|kontakt|nachricht|contactez nous|mensaje|contacto|联系|留言|反馈',
  upload: KIND_WORDS['upload']!,
  schedule:
    'schedule|appointment|booking|book|reservation|event|calendar|departure|check in date|termin|buchen|reservierung|veranstaltung|rendez vous|reserver|evenement|cita|reservar|reserva|evento|预约|预订|日程|活动',
  settings: KIND_WORDS['settings']!,
  password:
    'change password|new password|reset password|passwort andern|neues passwort|nouveau mot de passe|nueva contrasena|修改密码|新密码',
  comment: 'comment|reply|write a comment|kommentar|commentaire|comentario|评论|回复',
};

/** Kind → labels without a letter, parted by spaces; pictures without the sign that makes them coloured. */
const SYMBOLS: Record<string, string> = {
  next_page: '› » → >',
  last_page: '>>',
  previous_page: '‹ « ← <',
  first_page: '<<',
  close: '× ✕ ✖ ❌',
  menu: '☰ ≡ ⋮',
  expand: '…',
  settings: '⚙',
  search: '🔍',
  delete: '🗑',
  edit: '✏',
  add: '➕',
  refresh: '🔃 🔄',
};

export const KIND_SYMBOLS: ReadonlyMap<string, string> = new Map(
  Object.entries(SYMBOLS).flatMap(([kind, symbols]) => symbols.split(' ').map((symbol) => [symbol, kind])),
);
