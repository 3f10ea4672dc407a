// What cannot be taken back, in languages that the product itself does not speak: the plain commands of shops,
// banks and mail. Written as people write them; `foldedPhrase` (words.ts) puts them into plain words.
import type { RiskKind } from './risk-words';

/** Nouns and small things that hold one of the words below. */
export const MORE_STRUCK_OUT: readonly string[] = [
  '(?:elimina|rimuovi|cancella) (?:dal carrello|(?:i |tutti i )?filtr[io])',
  '(?:excluir|apagar|remover) (?:do carrinho|(?:os )?filtros?)',
  'verwijderen uit winkelwagen|filters? verwijderen',
  'usuń (?:z koszyka|filtry?)',
  '(?:удалить|убрать) (?:из корзины|фильтры?)|видалити з кошика',
  'sepetten sil',
  '(?:注文|購入|支払い?)(?:履歴|一覧|詳細|方法)|送信済み|カートから削除|フィルターを?削除',
  '(?:주문|결제|구매) ?(?:내역|수단|방법|목록)|삭제된|장바구니에서 삭제',
  '(?:訂單|購買)(?:查詢|列表|詳情|歷史|編號|紀錄)|(?<!提交|確認|取消)我的訂單|付款方式',
  'طرق الدفع',
];

export const MORE_KINDS: ReadonlyArray<readonly [RiskKind, readonly string[]]> = [
  [
    'cancel',
    [
      '(?:annulla|disdici) (?:il |la |mio |tuo )*(?:l?ordine|l?abbonamento|prenotazione)|disdici',
      'cancelar (?:o |a |meu |minha |seu |sua )*(?:pedido|assinatura|encomenda|reserva|subscrição)',
      '(?:bestelling|abonnement|reservering) (?:annuleren|opzeggen)|opzeggen',
      'anuluj (?:zamówienie|subskrypcję|rezerwację)',
      '(?:отменить|скасувати) (?:заказ|подписку|бронирование|замовлення|підписку)',
      '(?:siparişi|aboneliği|rezervasyonu) iptal et',
      '(?:注文|予約|購読|定期便|サブスクリプション)を?(?:キャンセル|取り消)|解約',
      '(?:주문|예약|구독|정기결제) ?취소|해지하기',
      '取消(?:我的|您的|全部|所有)?(?:訂單|訂閱|預訂|預約)|退訂',
      'إلغاء (?:الطلب|الحجز)',
    ],
  ],
  [
    'unsubscribe',
    [
      'disiscriviti|annulla l?iscrizione',
      'descadastrar|cancelar (?:a )?inscrição',
      'uitschrijven|afmelden voor nieuwsbrief',
      'wypisz się|отписаться|відписатися|abonelikten çık',
      'إلغاء الاشتراك',
      '配信停止|購読解除|수신 ?거부|取消訂閱',
    ],
  ],
  [
    'order',
    [
      '(?:acquista|prenota)(?: ora| adesso| subito)?|^compra(?: ora| adesso| subito)?$|ordina (?:ora|adesso|e paga)',
      '(?:effettua|invia|conferma|completa|concludi) (?:il |la )?(?:l?ordine|l?acquisto|prenotazione)',
      'compre(?: agora| já)?|comprar(?: agora| já)?|encomendar(?: agora)?|reservar agora',
      '(?:finalizar|concluir|confirmar|fazer|fechar) (?:a |o |meu |minha )?(?:compra|pedido|encomenda|reserva)',
      '(?:nu |direct )?(?:kopen|bestellen)|koop nu|bestelling plaatsen',
      'kup(?: teraz)?|kupuję i płacę|zamów(?: teraz)?|złóż zamówienie|zarezerwuj',
      '(?:купить|заказать|забронировать)(?: .*)?|(?:оформить|подтвердить) (?:заказ|покупку|подписку)',
      '(?:купити|замовити)(?: .*)?|оформити замовлення',
      '(?:şimdi |hemen )?satın al|sipariş ver|siparişi (?:tamamla|onayla)',
      '注文(?:する|を確定|を確認)|購入する|購入を確定|今すぐ(?:購入|買う)|予約する|ご注文',
      '(?:바로 ?)?구매하기|바로 ?구매|주문하기|예약하기',
      '(?:立即|馬上|確認)?(?:購買|訂購|搶購)|下單|(?:提交|確認)(?:我的|您的|全部|所有)?訂單',
      'شراء|اشتر|اشتر الآن|اطلب الآن|تأكيد الطلب|إتمام الشراء',
    ],
  ],
  [
    'pay',
    [
      'paga(?: .*)?|(?:effettua|conferma) (?:il )?pagamento|^dona(?: ora)?$',
      'pague(?: .*)?|(?:confirmar|efetuar|realizar|fazer) (?:o )?pagamento|doar(?: agora)?',
      '(?:nu )?betalen|betaling bevestigen|doneren',
      'zapłać(?: .*)?|opłać|wpłać',
      '(?:оплатить|заплатить|пожертвовать|оплатити|сплатити)(?: .*)?',
      '(?:şimdi )?öde|ödeme yap|ödemeyi onayla',
      '支払う|支払いを?(?:確定|する)|決済(?:する|を確定)|課金する|寄付する',
      '결제하기|결제|후원하기|立即繳費|繳費',
      'ادفع(?: .*)?|الدفع الآن|دفع',
    ],
  ],
  [
    'transfer',
    [
      '(?:effettua|conferma|invia) (?:il )?bonifico|trasferisci(?: .*)?|invia denaro|preleva',
      '(?:fazer|confirmar|realizar) (?:a |uma )?transferência|enviar dinheiro|fazer (?:um )?pix|^sacar(?: dinheiro)?$',
      'overmaken|overboeken|geld (?:overmaken|sturen|opnemen)',
      'przelej(?: .*)?|wykonaj przelew|wypłać',
      '(?:перевести|отправить|вывести|снять) (?:деньги|средства|\\d.*)|переказати(?: .*)?',
      'para (?:gönder|transferi|çek)|havale yap',
      '送金|振り?込む|振込を?(?:する|実行|確定)|出金|송금|이체|출금|轉帳|匯款|提領',
      'تحويل(?: .*)?|سحب الأموال',
    ],
  ],
  [
    'delete',
    [
      '(?:elimina|cancella)(?: .*)?|rimuovi (?:account|profilo|utente)|chiudi (?:l ?)?account|svuota (?:il )?cestino',
      '^(?:excluir|apagar)$|(?:excluir|apagar|remover) (?:a |o |as |os |esta |este |minha |meu )*(?:contas?|perfil|mensage(?:m|ns)|itens|item|arquivos?|projetos?|usuários?|comentários?|fotos?|tudo|permanentemente|definitivamente)|deletar(?: .*)?|(?:encerrar|fechar) (?:a |minha )?conta|esvaziar (?:a )?lixeira',
      '(?:.* )?verwijderen|account (?:sluiten|opheffen)|prullenbak legen',
      'usuń(?: .*)?|zamknij konto|opróżnij kosz',
      '(?:удалить|стереть|видалити)(?: .*)?|очистить (?:корзину|историю)|закрыть (?:аккаунт|счёт)',
      '^sil$|(?:hesabı|hesabımı|mesajı|dosyayı|öğeyi|tümünü|kalıcı olarak) sil|hesabı kapat',
      '削除|消去する|退会|アカウントを閉じる|ゴミ箱を空に',
      '삭제|탈퇴하기|회원 ?탈퇴|刪除|註銷',
      'حذف(?: .*)?|إزالة الحساب|إغلاق الحساب',
    ],
  ],
  [
    'credentials',
    [
      '(?:cambia|modifica|reimposta|aggiorna) (?:la |tua |il )*(?:password|e ?mail)',
      '(?:alterar|mudar|trocar|redefinir|atualizar) (?:a |o |minha |sua )*(?:senha|palavra passe|e ?mail)',
      'wachtwoord (?:wijzigen|opnieuw instellen)|e ?mail(?:adres)? wijzigen|zmień (?:hasło|e ?mail)',
      '(?:изменить|сменить|сбросить|обновить|змінити) (?:пароль|почту|e ?mail)',
      'şifre(?:yi|mi)? değiştir',
      'パスワードを?(?:変更|リセット)|비밀번호 ?(?:변경|재설정)',
      'تغيير كلمة (?:المرور|السر)',
      '(?:修改|更改|變更|重設)(?:密碼|信箱|電子郵件)',
    ],
  ],
  [
    'grant',
    [
      'autorizza(?: .*)?|concedi (?:l?accesso|l?autorizzazione)|invita(?: .*)?|rendi pubblico',
      'permitir acesso|conceder acesso|tornar público|convidar(?: .*)?',
      'toegang (?:verlenen|geven)|uitnodigen|zezwól(?: na dostęp)?|zaproś(?: .*)?',
      '(?:разрешить|предоставить) (?:доступ|права)|авторизовать|пригласить(?: .*)?|надати доступ',
      'アクセスを?許可|承認する|招待する|접근 ?허용|초대하기|승인하기|授權|允許存取|邀請(?:成員|用戶)',
      'منح (?:الوصول|الإذن)|السماح بالوصول',
    ],
  ],
  [
    'publish',
    [
      '(?:pubblica|condividi|commenta)(?: .*)?',
      '(?:compartilhar|partilhar)(?: .*)?',
      'publiceren|^delen$|opublikuj(?: .*)?|udostępnij(?: .*)?',
      '(?:опубликовать|поделиться|разместить|опублікувати)(?: .*)?',
      'yayınla|paylaş',
      'نشر',
      '投稿する|公開する|シェアする|게시하기|공유하기|發佈|發布|發表',
    ],
  ],
  [
    'send',
    [
      '(?:invia|spedisci)(?: .*)?|manda (?:un )?(?:messaggio|e ?mail)|envie (?:a |uma )?(?:mensagem|e ?mail)|candidatar se',
      'verzenden|versturen|verstuur(?: .*)?|(?:bericht|e ?mail) sturen',
      'wyślij(?: .*)?|(?:отправить|послать|надіслати)(?: .*)?',
      'gönder|mesaj gönder|إرسال(?: .*)?|أرسل(?: .*)?',
      '送信|送る|応募する|보내기|전송|傳送|發送',
    ],
  ],
];

export const MORE_ASSENT: readonly string[] = [
  '(?:sì|conferma|continua|accetto|accetta|va bene|sim|aceitar|concluir|bevestigen|doorgaan)',
  '(?:tak|potwierdź|kontynuuj|zgadzam się|evet|tamam|onayla|devam)',
  '(?:да|подтвердить|продолжить|принять|готово|хорошо|так|підтвердити)',
  'نعم|موافق|تأكيد|متابعة',
  'はい|確認|確定|続行|続ける|同意する|実行|예|네|확인|계속|동의|確認|繼續',
];
