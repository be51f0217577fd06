BEGIN TRANSACTION;
CREATE TABLE archive (
	room VARCHAR(32) NOT NULL, 
	events BLOB NOT NULL, 
	at BIGINT NOT NULL, 
	CONSTRAINT pk_archive PRIMARY KEY (room), 
	CONSTRAINT fk_archive_room FOREIGN KEY(room) REFERENCES room (id)
);
INSERT INTO "archive" VALUES('StiDl7N6rBg0CTcNpBKPaQ',X'78DAED5DDB6EDB4610FD173DABC0CEDED76F4D8BE4A14090220502C40E0C4A241DC536E54A74DC24F017F533FA6325295231B94E600567D630100306CDDBEA70349CDB9E1D1F7F996DD6EBCBD9D1EC75BDFAFDC2BDB49B6767E2B7BF962FAF9EFDF12AFB73369F55D7978B62333BA2F9EC7C55E5CDA5EBABA22AF2E6D4B6C8EAD951757D71319FE5599D35E7BE9CCCEA4F57C5C9ECE8A4BFEE64363F999D6597BB63DB9BA2A8B7A7DB3A5B9E7767DEAFB77577E6E6C332FFFCFCD7BF73F122DB7E5A6CE5EB4CA89BEE9AE5FB6CB5D936571D37C3B720BA1BAE8ACD765D75170C7F7E7F986A00F176FDDFBF27B3DBF9DDD116EB7A7CD19BAC2C2F8AEE5877AE39B4C9AA7C7DD9DCF96EDE3E5DBD5A572DAA6698CDF545B1DD8D936D57CBEEAECDFABACA4FA93B9A6D4FDB81F33B27E4B74EA8C989DBF601AF1717EDB0476576B12D9A03DBAB625967F5BA134BBDB9EE8E15C5EE59A42352592E25D9CC5AE94A6F0A2AA97085755A97A5B7855E165EBB509291A1F9BB2C54216C28B5D1CD4F07A6F98A1A30AB6AF4E4CDF17A75B9AACE768FBD975EB5AE76A2DA16CB7595B7A0442BB8AC3AEFFF5C55CB4D71595475BF9F679F86ABB2FAF473B159EFF463FFA9CD89EBCD59719A9575B169AF6CE5B0BEA9BA9D935977C1C56EBC4E28B78D42B6EA48CE07D1FE98E677DEC05D9EB71FD3DCDAE86CA7ACCD17FF60AD977BAD6F906DEA3B6A2FEED5F9FEAA0EDD65562FDF7747CFCA20DE3F7B71B5B9CA3F9FBF7D25DE7CF8F0DCEF94F263A3BAAB4E7769DEC971D929D271AB6255F14F7DBAFF5617C6BB529746E556AACC5992365F942134BFB96BBE6CB9543A5F2C9CCA6C299636E4A658BAA533BA546A214CD67D5C23B0CD6AF709C7BFD03CBC9BB71BDA6DA4EBB766B75576B7D5FD71ADFAF37EB7B572B715FD6E7F5AF7A34ADDEFF7C3E97E5FF6C3D2F0B1FDF5BA1FCEF6C74D3F9E19CEF7C7550FA747A1FADBCC307CBF4F03EA1E9E1C6EA731AC09DAE1A16872B71C831E3EB519ED5DF7EAB6AFC7D14FF3F7D3FC25317FDFF99E4746F16156511D6212D5DE245EAE3FDE318874AF41ECAE894C4F6B335A2D3A2F3EF5D6FC6140E910A0FA1B40C50140C59C4640CFA9C5C602D740E036B67A8437343F2C702D04AED5115CCF02D761948122B88E05AE87C01D3CEDB09D3AF0AF8E7BFA54F6A14F7590E90810D3E189DF7690807C01C14692352C92258288566AF543B23D0CABC4BC8B5E46C2D53C80312E4F530AC5C5783D4DB170150F608CDF13115CC9A30B16A20B4126500594CF8BDD03F1C8D64364AB4824306201E3A165EC21040B60293046ACC9D6D9355712C88899A9703D4F302C2547AED1C0E50986A582C05591D1F53CD1B0C4383539296BE97DD96BFA183CE1AFC4B8BA10E37D7050290FC28BF1752488DF1E4B07CA98A2B8C7F30495D28322769B40B81867A76367E7158BE62A90B32333A9804B7E612B7A2A0536C5E5F5240F5C90D7F3115EE2C10B4AE5C27E5A668A9B27D25406E33628850A5B508E14459A2EF008D78172249FC09281AA98217AE39CE7011C4039924E30BB21403E39EC675BA742762CBE593FA67F3B481DB4C41832A912A803C6B9918AE25FC7930C698D31643E2450048C47D32A8522603C9A325172EF0C0F604CE6A6F557DEC714384F06A73D28CE49500BD60114E74441A4532CC235980C4E29CD6F1E0C81CA69517AEC7826310CC6B1E909D980871681716CDA883D4D6C2A649EF4CD689EECD831D14F0C1343C2F294DC8D455124A67879720B8349DC7C8A570E93B7B958151C8F6831691BA5A8EE5950DA4651786679E2748B49D7B44950CDB112C4A1A331A37942509E4E200D94E181A83CF0A80746725C79B33C2C20FB64B89956F3B03E2C4FA86F4125CD1493E71655D28C2A019627D4B7A092A64850D2B4FEE950C12C26E7532E4AA82DCF048D43F9C6A8946979427C473C21BEE509F11DC83D4621B3E109F19D624A490C13C71CE3D4AC192F3D1293E552915D363C61B54339BD04B3210EE3F4422C5B9EA8DA617CDE943EC883D5832ACA51E5C5F084C12EC0D81FEC8AEB0517B5C6F084C21E930F8604750C8FF1772ECA320C4F20EC31E91BA90481B0D7A0A9F214EF18A6B429EF097C7802616F4181308DD77BC93812E2098CBDE349EF0D0F63C963B2BA9020A9F398A42EA6D4681EBE5210A075125164A679EAF401B492CE2420A8045042A722C3A679B83F01B4926EE8E13074AAB009DEBCC0349FA72D0F5C90D38B8A3F9A870612403E4F8E19DB435B8F98DEA679E2E3E040415C025648C06476214AEC344F801C30899D4C410A21214074F3D838332D6D15A0A93E9D6271AB00F9BE811EAFBE76239A8A9B989E40313914C18417E3004D4495578109B0412DA09802F64C2F2068C19D4AD2210393E3B958BA8E49BA20BEA64BE23DC2D3A1E811B1915A9465424C58A6C83E1191636F325460F654101A53496834C51393EF1557BB18D0D28614CAC5E4261553B318025546535819C24CF1A5681A44A0750D511EA814136007AA75A410AE67EAE6A698521502658209EC9714A09559916C99F21250F71539E9BF3A546486F6AE038B72CF9AB493B6B163F2A58C2AD64A30B527C3F8C6A0532817C839C64B4F6460922EC63D4A2F5374AA03155155641825530A09EAD992A6571DA869CB3DCDEA24530E09EADA9244B881670E565A96A92102F56C513F36EF762056022DFD4C8115B4D8CF8C1BA10FFB4337769D601D362910432605B38B40FD5B285ED02C99AA02A0CE2D2A052B9114CAD3A5A890298CA79BB66D6975413321F6A0F9D838F4616A24ABB81C1E530EAB05A8BD5E0A05D6A0A50EF1F49A646A260BEADEA29294FB41ED5BA48F7D055396AC51045091427B0DACA1EC686168648D29F00471DA3E62DE712054D0D2069D022B289D4BD1705A634A9E2E45EE694035CF78429098EA260644FB0C09B8F784EADF92623932811AB84CBB33B4BAE09810831A6F0E156C1D85C0C4544331E6C9B809631F737AEC40ACEEE94CE9829AB74C3944ADD21A26E9621C5B12CB0B6ADF22E3EE7AC4444700F56F5149E65B500D5CEEB1B83C8DC6C9A25634B87B97683181D64FC64DA03AAF24C16A1F919470E08B86F168C12608202DCAA3450C0AE2FA1F51A805E829F24A07FA5F0949124B475C4C536262D3385C4FB229E20757F6C4EDBBFF01E7130AB1',1789000005000);
INSERT INTO "archive" VALUES('VDh8KNzCzr3aLIlTAebelQ',X'78DAED59D98EDB3614FD173DAB005791F25B9AA00BDA06E88204ED786050143556ADC591E4B833C17C513EA33F5692F24CC79527B09B4B3DC580019BBC220F0FCFE5E5B1AF3E445DDBD6D1227AF36A2D7F787DF7F2AEA3EAC7EFABDF5E98CC543F4771D4ECEACC74D102C7D1A66C721BDA6E4D6372DBD51B35448B6657557194AB41D9BE0FCB68B8DD9A65B4581EE29651BC8C6E543DB66565AF77E5B0DAB67A6386DE77AEDB7EF09DFB3F757EF7CD8B7739FA56F5B7594F7E5588EE7D8C5EABB2B3E18B2B3B83C3E11FD89AAE6F1B1FF0F0F1D3C3340F38FE68FFFEB88CEEE3A7A365ED701CF4561545657C9BEFB34D9D6AF2B6B64F5EC76E8143D9360E951DA6CC2BB3EADA5D93BB064C6C7FBF6EF7ABDE1807AB50556FEE1DD05D5695FAA1C5456D8D1ED4D0FAE50DDDCEB7193362A269CA852A8CD60512852EB8614A0ACAB9A6147393A50C332C994E73C434E5BA28B29CA994C824558219E4C1F78345BD2A9BA315D8F6A1ACCBE66684FFC842D336E3927BA3DB7131C811A09ACDE163D9E8CED4A6190EDF7375FB10A586D59DE95A3FD0BFB3DA8E5D776356AA184CE7221D0FEDBEF15F96910FA8C6F1469AACB69CB2B09029722F6EDFB185AB376E1AFBA8959FD79DDDC0B3054C1E056C9175C31305A393F23D447974B51AF4DAB77EB7FEE94DF50A25FBFAF75CBC5B7DFDF2EDEB5F36373EE8BD9560E9358863CFA3365EB14E2A8DF96B583DEE6A8672AE5246532133949054699C706C382992BC20B44805C586228994C888919931052A242639C7054274DC1F4B58578E335C7D85637CEDE671648C1BFA250DBFA4E14569F889FD3A4ACEF3B2935C929AF43135EBF6FD93C4C42713D3C74C52C06680BC8E5D26089F091B737B385DCE038C2F01CC9E018C2E008C628147C0F408F0063B8CE7C2BE88670EC23345236CF4BF78BE08700203589CE2398830048830F88161722C8CD4BE82D02C416826B3C92205C1CBE908988797054650BAF8AF20641082310661F820631C5E1198800016F31D6D18A8E87D56D65D266298AAC7D944C4220CC330E58EB1F98E890486613A613809C3B080291C62BEAC8329753C3955A0C3682205D1049E661D0F8297C094BA2499E06561F062989C13A74E09079B0611328129788CCE563E0805215A4E08266108663027059FEDA4201C8460929C74A596681C8668189327672018C6DDA5CF9D14614C3F01727764B66B10812979443EE3A2651A043685A97CF4E48DDEC10EE3F5288CD76362367D5002A38FA930C218110A63F53EEBCE79196098DA870F88D90C8881BCDE7CF77A0AE3F5F0E49E2CC3783D0AE3F51234DF3121411866931BA7E461184EA17EED0EFFFF074CA9131366C3783C86C3580F19C6DB31186F47F16C7F7B30186F87270487F1760CC8DBCDC72F90B59B121CC6D3B104EAD789F0D4C2983A4C9F71CD328CAB6330AE8ECE609B198C9DE393EBBA38DBC7A1FBEB7F00910DAEE3',1789000005000);
CREATE TABLE audit (
	number INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	act VARCHAR(32) NOT NULL, 
	whom VARCHAR(64) NOT NULL, 
	what TEXT NOT NULL, 
	why TEXT NOT NULL, 
	told TEXT, 
	CONSTRAINT pk_audit PRIMARY KEY (number)
);
INSERT INTO "audit" VALUES(1,1789000005000,'look','XmikXOMDPAe3DqySviI_4A','','',NULL);
INSERT INTO "audit" VALUES(2,1789000005000,'close','VDh8KNzCzr3aLIlTAebelQ','','a quarrel',NULL);
INSERT INTO "audit" VALUES(3,1789000005000,'close','EjJFX6yG7lJYmJ_Fs5QoHw','','',NULL);
INSERT INTO "audit" VALUES(4,1789000005000,'unarchive','EjJFX6yG7lJYmJ_Fs5QoHw','','',NULL);
CREATE TABLE ban (
	whom VARCHAR(64) NOT NULL, 
	until BIGINT NOT NULL, 
	why TEXT NOT NULL, 
	at BIGINT NOT NULL, 
	CONSTRAINT pk_ban PRIMARY KEY (whom)
);
CREATE TABLE day (
	number INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	CONSTRAINT pk_day PRIMARY KEY (number)
);
CREATE TABLE device (
	id VARCHAR(32) NOT NULL, 
	person VARCHAR(32) NOT NULL, 
	token VARCHAR(64) NOT NULL, 
	at BIGINT NOT NULL, 
	CONSTRAINT pk_device PRIMARY KEY (id), 
	CONSTRAINT fk_device_person FOREIGN KEY(person) REFERENCES person (id), 
	CONSTRAINT uq_device_token UNIQUE (token)
);
INSERT INTO "device" VALUES('0-vFNveeRM6Fsgb61rJCnQ','bHe9vsRa11XUPYFXfTKFRw','6b86b273ff34fce19d6b804eff5a3f5747ada4eaa22f1d49c01e52ddb7875b4b',1789000005000);
INSERT INTO "device" VALUES('lXzMtp2AvzGbvK4mi3aFJg','apAETw_-zSJqFju5scba2g','d4735e3a265e16eee03f59718b9b5d03019c07d8b6c51f90da3a666eec13ab35',1789000005000);
INSERT INTO "device" VALUES('9fHRLlslnxaom6TZ7SdGvA','wjcdzFAqd0Gasybs2Sa03w','4e07408562bedb8b60ce05c1decfe3ad16b72230967de01f640b7e4729b49fce',1789000005000);
CREATE TABLE event (
	room VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	kind VARCHAR(16) NOT NULL, 
	seat INTEGER, 
	data TEXT NOT NULL, 
	at BIGINT NOT NULL, 
	tick BIGINT NOT NULL, 
	owed INTEGER, 
	CONSTRAINT pk_event PRIMARY KEY (room, number), 
	CONSTRAINT fk_event_room FOREIGN KEY(room) REFERENCES room (id)
);
INSERT INTO "event" VALUES('FhGs5KFAZjmPF_3PGM1wKg',1,'opened',NULL,'{"type":"opened","game":"biscuit_pockets","host":"apAETw_-zSJqFju5scba2g","chairs":[{"kind":"person","person":"apAETw_-zSJqFju5scba2g","name":"Jürgen"},{}],"options":{"idle_rounds":12,"show_seen":false},"public":true,"spectators":true,"seed":"7ac92fde91d53713c52a9ffec76bf571b321bd237ae5b47982fed3d6e067033e","stand_in":"random","timing":{"kind":"none","seconds":0,"bank":0,"increment":0,"days":0,"at_zero":"stand_in","urge_after":0},"owner":"","lent":false}',1789000005000,0,NULL);
INSERT INTO "event" VALUES('FhGs5KFAZjmPF_3PGM1wKg',2,'sat',1,'{"type":"sat","chair":{"kind":"person","person":"bHe9vsRa11XUPYFXfTKFRw","name":"Mia","nonce":"nonce 1"}}',1789000005000,0,NULL);
INSERT INTO "event" VALUES('FhGs5KFAZjmPF_3PGM1wKg',3,'changed',NULL,'{"type":"changed","options":{"idle_rounds":12,"show_seen":true},"public":true,"spectators":true,"stand_in":"random","timing":{"kind":"none","seconds":0,"bank":0,"increment":0,"days":0,"at_zero":"stand_in","urge_after":0}}',1789000005000,0,NULL);
INSERT INTO "event" VALUES('XmikXOMDPAe3DqySviI_4A',1,'opened',NULL,'{"type":"opened","game":"honeymoon","host":"bHe9vsRa11XUPYFXfTKFRw","chairs":[{"kind":"person","person":"bHe9vsRa11XUPYFXfTKFRw","name":"Mia"},{}],"options":{"sheet":"a","one_entrance":false,"idle_rolls":20},"public":false,"spectators":true,"seed":"14331dcd3d00ef1134c79eb9abfec4b9774f3e859b29801f8795ec96d7b28470","stand_in":"random","timing":{"kind":"bank","seconds":0,"bank":600,"increment":5,"days":0,"at_zero":"stand_in","urge_after":0},"owner":"","lent":false}',1789000005000,0,NULL);
INSERT INTO "event" VALUES('XmikXOMDPAe3DqySviI_4A',2,'sat',1,'{"type":"sat","chair":{"kind":"person","person":"apAETw_-zSJqFju5scba2g","name":"Jürgen","nonce":"nonce 1"}}',1789000005000,0,NULL);
INSERT INTO "event" VALUES('XmikXOMDPAe3DqySviI_4A',3,'changed',NULL,'{"type":"changed","options":{"sheet":"a","one_entrance":false,"idle_rolls":20},"public":false,"spectators":false,"stand_in":"random","timing":{"kind":"bank","seconds":0,"bank":600,"increment":5,"days":0,"at_zero":"stand_in","urge_after":0}}',1789000005000,0,NULL);
INSERT INTO "event" VALUES('XmikXOMDPAe3DqySviI_4A',4,'started',0,'{"type":"started","match":"WMyCqzaJFFy0Njg4kxA9Yw","version":2,"nonces":["","nonce 1"],"next_seed":"2317cbb6dc7d4062ac96ab3d75f00c43c615aad4948b28dd0f862dee5e48b754","entries":[[-1,2]],"room":{"type":"opened","game":"honeymoon","host":"bHe9vsRa11XUPYFXfTKFRw","chairs":[{"kind":"person","person":"bHe9vsRa11XUPYFXfTKFRw","name":"Mia"},{"kind":"person","person":"apAETw_-zSJqFju5scba2g","name":"Jürgen","nonce":"nonce 1"}],"options":{"sheet":"a","one_entrance":false,"idle_rolls":20},"public":false,"spectators":false,"seed":"14331dcd3d00ef1134c79eb9abfec4b9774f3e859b29801f8795ec96d7b28470","stand_in":"random","timing":{"kind":"bank","seconds":0,"bank":600,"increment":5,"days":0,"at_zero":"stand_in","urge_after":0},"owner":"bHe9vsRa11XUPYFXfTKFRw","lent":false}}',1789000005000,0,3);
INSERT INTO "event" VALUES('XmikXOMDPAe3DqySviI_4A',5,'moved',0,'{"type":"moved","entries":[[0,329]],"key":"k12"}',1789000005000,0,2);
INSERT INTO "event" VALUES('XmikXOMDPAe3DqySviI_4A',6,'moved',1,'{"type":"moved","entries":[[1,174],[-1,0]],"key":"k11"}',1789000005000,0,3);
INSERT INTO "event" VALUES('XmikXOMDPAe3DqySviI_4A',7,'moved',0,'{"type":"moved","entries":[[0,680]],"key":"k10"}',1789000005000,0,3);
INSERT INTO "event" VALUES('XmikXOMDPAe3DqySviI_4A',8,'moved',1,'{"type":"moved","entries":[[1,682]],"key":"k9"}',1789000005000,0,3);
INSERT INTO "event" VALUES('XmikXOMDPAe3DqySviI_4A',9,'moved',0,'{"type":"moved","entries":[[0,149]],"key":"k8"}',1789000005000,0,2);
INSERT INTO "event" VALUES('XmikXOMDPAe3DqySviI_4A',10,'moved',1,'{"type":"moved","entries":[[1,162],[-1,0]],"key":"k7"}',1789000005000,0,3);
INSERT INTO "event" VALUES('XmikXOMDPAe3DqySviI_4A',11,'moved',0,'{"type":"moved","entries":[[0,679]],"key":"k6"}',1789000005000,0,3);
INSERT INTO "event" VALUES('XmikXOMDPAe3DqySviI_4A',12,'moved',1,'{"type":"moved","entries":[[1,677]],"key":"k5"}',1789000005000,0,3);
INSERT INTO "event" VALUES('XmikXOMDPAe3DqySviI_4A',13,'moved',0,'{"type":"moved","entries":[[0,342]],"key":"k4"}',1789000005000,0,2);
INSERT INTO "event" VALUES('XmikXOMDPAe3DqySviI_4A',14,'moved',1,'{"type":"moved","entries":[[1,511],[-1,3]],"key":"k3"}',1789000005000,0,3);
INSERT INTO "event" VALUES('XmikXOMDPAe3DqySviI_4A',15,'moved',0,'{"type":"moved","entries":[[0,147]],"key":"k2"}',1789000005000,0,2);
INSERT INTO "event" VALUES('XmikXOMDPAe3DqySviI_4A',16,'moved',1,'{"type":"moved","entries":[[1,597],[-1,5]],"key":"k1"}',1789000005000,0,3);
INSERT INTO "event" VALUES('XmikXOMDPAe3DqySviI_4A',17,'moved',0,'{"type":"moved","entries":[[0,247]],"key":"k1"}',1789000005000,0,2);
INSERT INTO "event" VALUES('XmikXOMDPAe3DqySviI_4A',18,'took_back',0,'{"type":"took_back","entry":17,"key":""}',1789000005000,0,3);
INSERT INTO "event" VALUES('XmikXOMDPAe3DqySviI_4A',19,'looked',NULL,'{"type":"looked"}',1789000005000,0,3);
INSERT INTO "event" VALUES('QubOTxbcgjrdqyXQghRImw',1,'opened',NULL,'{"type":"opened","game":"sweet_nose","host":"apAETw_-zSJqFju5scba2g","chairs":[{"kind":"person","person":"apAETw_-zSJqFju5scba2g","name":"Jürgen"},{},{"kind":"bot","name":"Waffle","bot":"random"}],"options":{"to_the_sky":false,"shopkeeper":false,"idle_rounds":4},"public":false,"spectators":true,"seed":"48d7cf502752cf26ba0339b709f2e72c177070786d9c23d450e394331e2cb818","stand_in":"random","timing":{"kind":"none","seconds":0,"bank":0,"increment":0,"days":0,"at_zero":"stand_in","urge_after":0},"owner":"","lent":false}',1789000005000,0,NULL);
INSERT INTO "event" VALUES('QubOTxbcgjrdqyXQghRImw',2,'sat',1,'{"type":"sat","chair":{"kind":"person","person":"bHe9vsRa11XUPYFXfTKFRw","name":"Mia","nonce":"nonce 1"}}',1789000005000,0,NULL);
INSERT INTO "event" VALUES('QubOTxbcgjrdqyXQghRImw',3,'started',0,'{"type":"started","match":"0D37k3XNdFezXBhWInvBOA","version":1,"nonces":["","nonce 1",""],"next_seed":"a9b118bbeec58c8ea892bd101476d4e76e5c16f819b13cd542c49b5bd4ed3ad7","entries":[[-1,0],[-1,2],[-1,2],[-1,1],[-1,4],[-1,1],[-1,0],[-1,0],[-1,4],[-1,2],[-1,3],[-1,1],[-1,1],[-1,2],[-1,3],[-1,2],[-1,0],[-1,3],[-1,0],[-1,1],[-1,4],[-1,3],[-1,4],[-1,3],[-1,0],[-1,4],[-1,1]],"room":{"type":"opened","game":"sweet_nose","host":"apAETw_-zSJqFju5scba2g","chairs":[{"kind":"person","person":"apAETw_-zSJqFju5scba2g","name":"Jürgen"},{"kind":"person","person":"bHe9vsRa11XUPYFXfTKFRw","name":"Mia","nonce":"nonce 1"},{"kind":"bot","name":"Waffle","bot":"random"}],"options":{"to_the_sky":false,"shopkeeper":false,"idle_rounds":4},"public":false,"spectators":true,"seed":"48d7cf502752cf26ba0339b709f2e72c177070786d9c23d450e394331e2cb818","stand_in":"random","timing":{"kind":"none","seconds":0,"bank":0,"increment":0,"days":0,"at_zero":"stand_in","urge_after":0},"owner":"apAETw_-zSJqFju5scba2g","lent":false}}',1789000005000,0,7);
INSERT INTO "event" VALUES('QubOTxbcgjrdqyXQghRImw',4,'moved',2,'{"type":"moved","entries":[[2,78]],"key":""}',1789000005000,0,3);
INSERT INTO "event" VALUES('QubOTxbcgjrdqyXQghRImw',5,'moved',1,'{"type":"moved","entries":[[1,4]],"key":"k6"}',1789000005000,0,1);
INSERT INTO "event" VALUES('QubOTxbcgjrdqyXQghRImw',6,'moved',0,'{"type":"moved","entries":[[0,11]],"key":"k5"}',1789000005000,0,2);
INSERT INTO "event" VALUES('QubOTxbcgjrdqyXQghRImw',7,'moved',1,'{"type":"moved","entries":[[1,254]],"key":"k4"}',1789000005000,0,4);
INSERT INTO "event" VALUES('QubOTxbcgjrdqyXQghRImw',8,'moved',2,'{"type":"moved","entries":[[2,152]],"key":""}',1789000005000,0,1);
INSERT INTO "event" VALUES('QubOTxbcgjrdqyXQghRImw',9,'moved',0,'{"type":"moved","entries":[[0,254]],"key":"k3"}',1789000005000,0,2);
INSERT INTO "event" VALUES('QubOTxbcgjrdqyXQghRImw',10,'moved',1,'{"type":"moved","entries":[[1,129]],"key":"k2"}',1789000005000,0,4);
INSERT INTO "event" VALUES('QubOTxbcgjrdqyXQghRImw',11,'moved',2,'{"type":"moved","entries":[[2,149]],"key":""}',1789000005000,0,1);
INSERT INTO "event" VALUES('QubOTxbcgjrdqyXQghRImw',12,'moved',0,'{"type":"moved","entries":[[0,159]],"key":"k1"}',1789000005000,0,2);
INSERT INTO "event" VALUES('QubOTxbcgjrdqyXQghRImw',13,'sat',0,'{"type":"sat","chair":{"kind":"bot","name":"Muffin","bot":"random","left":"apAETw_-zSJqFju5scba2g","left_name":"Jürgen"}}',1789000005000,0,2);
INSERT INTO "event" VALUES('QubOTxbcgjrdqyXQghRImw',14,'handed',NULL,'{"type":"handed","host":"bHe9vsRa11XUPYFXfTKFRw","lent":false}',1789000005000,0,2);
INSERT INTO "event" VALUES('h4QLtC8AmFd4dheR2cr9xA',1,'opened',NULL,'{"type":"opened","game":"honeymoon","host":"apAETw_-zSJqFju5scba2g","chairs":[{"kind":"person","person":"apAETw_-zSJqFju5scba2g","name":"Jürgen"},{"kind":"bot","name":"Waffle","bot":"random"}],"options":{"sheet":"a","one_entrance":false,"idle_rolls":20},"public":false,"spectators":true,"seed":"3be7e2aba337cb30e041b895a6e67e7bb051d34be49474eab484feb58c220e3c","stand_in":"random","timing":{"kind":"none","seconds":0,"bank":0,"increment":0,"days":0,"at_zero":"stand_in","urge_after":0},"owner":"","lent":false}',1789000005000,0,NULL);
INSERT INTO "event" VALUES('h4QLtC8AmFd4dheR2cr9xA',2,'started',0,'{"type":"started","match":"4DzcQK-eVWxQ9JBnKzSQ2Q","version":2,"nonces":[],"next_seed":"51454e87b24ad375447303a2676a36db7a1d151649291a6ccebe269802c3d5c3","entries":[[-1,2]],"room":{"type":"opened","game":"honeymoon","host":"apAETw_-zSJqFju5scba2g","chairs":[{"kind":"person","person":"apAETw_-zSJqFju5scba2g","name":"Jürgen"},{"kind":"bot","name":"Waffle","bot":"random"}],"options":{"sheet":"a","one_entrance":false,"idle_rolls":20},"public":false,"spectators":true,"seed":"3be7e2aba337cb30e041b895a6e67e7bb051d34be49474eab484feb58c220e3c","stand_in":"random","timing":{"kind":"none","seconds":0,"bank":0,"increment":0,"days":0,"at_zero":"stand_in","urge_after":0},"owner":"apAETw_-zSJqFju5scba2g","lent":false}}',1789000005000,0,3);
INSERT INTO "event" VALUES('h4QLtC8AmFd4dheR2cr9xA',3,'moved',1,'{"type":"moved","entries":[[1,331]],"key":""}',1789000005000,0,1);
INSERT INTO "event" VALUES('h4QLtC8AmFd4dheR2cr9xA',4,'moved',0,'{"type":"moved","entries":[[0,163],[-1,3]],"key":"k10000"}',1789000005000,0,3);
INSERT INTO "event" VALUES('h4QLtC8AmFd4dheR2cr9xA',5,'moved',1,'{"type":"moved","entries":[[1,415]],"key":""}',1789000005000,0,1);
INSERT INTO "event" VALUES('h4QLtC8AmFd4dheR2cr9xA',6,'moved',0,'{"type":"moved","entries":[[0,597],[-1,0]],"key":"k9999"}',1789000005000,0,3);
INSERT INTO "event" VALUES('h4QLtC8AmFd4dheR2cr9xA',7,'moved',1,'{"type":"moved","entries":[[1,677]],"key":""}',1789000005000,0,3);
INSERT INTO "event" VALUES('h4QLtC8AmFd4dheR2cr9xA',8,'moved',0,'{"type":"moved","entries":[[0,680]],"key":"k9998"}',1789000005000,0,3);
INSERT INTO "event" VALUES('h4QLtC8AmFd4dheR2cr9xA',9,'moved',1,'{"type":"moved","entries":[[1,596]],"key":""}',1789000005000,0,1);
INSERT INTO "event" VALUES('h4QLtC8AmFd4dheR2cr9xA',10,'moved',0,'{"type":"moved","entries":[[0,75],[-1,0]],"key":"k9997"}',1789000005000,0,3);
INSERT INTO "event" VALUES('h4QLtC8AmFd4dheR2cr9xA',11,'moved',1,'{"type":"moved","entries":[[1,680]],"key":""}',1789000005000,0,3);
INSERT INTO "event" VALUES('h4QLtC8AmFd4dheR2cr9xA',12,'moved',0,'{"type":"moved","entries":[[0,679]],"key":"k9996"}',1789000005000,0,3);
INSERT INTO "event" VALUES('h4QLtC8AmFd4dheR2cr9xA',13,'moved',1,'{"type":"moved","entries":[[1,247]],"key":""}',1789000005000,0,1);
INSERT INTO "event" VALUES('h4QLtC8AmFd4dheR2cr9xA',14,'moved',0,'{"type":"moved","entries":[[0,174],[-1,2]],"key":"k9995"}',1789000005000,0,3);
INSERT INTO "event" VALUES('h4QLtC8AmFd4dheR2cr9xA',15,'moved',1,'{"type":"moved","entries":[[1,149]],"key":""}',1789000005000,0,1);
INSERT INTO "event" VALUES('h4QLtC8AmFd4dheR2cr9xA',16,'moved',0,'{"type":"moved","entries":[[0,357],[-1,3]],"key":"k9994"}',1789000005000,0,3);
INSERT INTO "event" VALUES('h4QLtC8AmFd4dheR2cr9xA',17,'moved',1,'{"type":"moved","entries":[[1,160]],"key":""}',1789000005000,0,1);
INSERT INTO "event" VALUES('h4QLtC8AmFd4dheR2cr9xA',18,'moved',0,'{"type":"moved","entries":[[0,551],[-1,5]],"key":"k9993"}',1789000005000,0,3);
INSERT INTO "event" VALUES('h4QLtC8AmFd4dheR2cr9xA',19,'moved',1,'{"type":"moved","entries":[[1,595]],"key":""}',1789000005000,0,1);
INSERT INTO "event" VALUES('h4QLtC8AmFd4dheR2cr9xA',20,'moved',0,'{"type":"moved","entries":[[0,593],[-1,5]],"key":"k9992"}',1789000005000,0,3);
INSERT INTO "event" VALUES('h4QLtC8AmFd4dheR2cr9xA',21,'moved',1,'{"type":"moved","entries":[[1,71]],"key":""}',1789000005000,0,1);
INSERT INTO "event" VALUES('h4QLtC8AmFd4dheR2cr9xA',22,'moved',0,'{"type":"moved","entries":[[0,273],[-1,4]],"key":"k9991"}',1789000005000,0,3);
INSERT INTO "event" VALUES('h4QLtC8AmFd4dheR2cr9xA',23,'moved',1,'{"type":"moved","entries":[[1,439]],"key":""}',1789000005000,0,1);
INSERT INTO "event" VALUES('h4QLtC8AmFd4dheR2cr9xA',24,'moved',0,'{"type":"moved","entries":[[0,439],[-1,0]],"key":"k9990"}',1789000005000,0,3);
INSERT INTO "event" VALUES('h4QLtC8AmFd4dheR2cr9xA',25,'moved',1,'{"type":"moved","entries":[[1,678]],"key":""}',1789000005000,0,3);
INSERT INTO "event" VALUES('h4QLtC8AmFd4dheR2cr9xA',26,'moved',0,'{"type":"moved","entries":[[0,676]],"key":"k9989"}',1789000005000,0,2);
INSERT INTO "event" VALUES('h4QLtC8AmFd4dheR2cr9xA',27,'moved',1,'{"type":"moved","entries":[[1,633],[-1,0]],"key":""}',1789000005000,0,3);
INSERT INTO "event" VALUES('h4QLtC8AmFd4dheR2cr9xA',28,'moved',0,'{"type":"moved","entries":[[0,676]],"key":"k9988"}',1789000005000,0,2);
INSERT INTO "event" VALUES('h4QLtC8AmFd4dheR2cr9xA',29,'moved',1,'{"type":"moved","entries":[[1,676],[-1,5]],"key":""}',1789000005000,0,3);
INSERT INTO "event" VALUES('h4QLtC8AmFd4dheR2cr9xA',30,'moved',1,'{"type":"moved","entries":[[1,676]],"key":""}',1789000005000,0,1);
INSERT INTO "event" VALUES('h4QLtC8AmFd4dheR2cr9xA',31,'moved',0,'{"type":"moved","entries":[[0,676],[-1,2]],"key":"k9987"}',1789000005000,0,3);
INSERT INTO "event" VALUES('h4QLtC8AmFd4dheR2cr9xA',32,'moved',1,'{"type":"moved","entries":[[1,431]],"key":""}',1789000005000,0,1);
INSERT INTO "event" VALUES('h4QLtC8AmFd4dheR2cr9xA',33,'moved',0,'{"type":"moved","entries":[[0,587],[-1,0]],"key":"k9986"}',1789000005000,0,3);
INSERT INTO "event" VALUES('h4QLtC8AmFd4dheR2cr9xA',34,'moved',1,'{"type":"moved","entries":[[1,676]],"key":""}',1789000005000,0,1);
INSERT INTO "event" VALUES('h4QLtC8AmFd4dheR2cr9xA',35,'moved',0,'{"type":"moved","entries":[[0,676],[-1,5]],"key":"k9985"}',1789000005000,0,3);
INSERT INTO "event" VALUES('h4QLtC8AmFd4dheR2cr9xA',36,'moved',1,'{"type":"moved","entries":[[1,676]],"key":""}',1789000005000,0,1);
INSERT INTO "event" VALUES('h4QLtC8AmFd4dheR2cr9xA',37,'moved',0,'{"type":"moved","entries":[[0,676],[-1,4]],"key":"k9984"}',1789000005000,0,3);
INSERT INTO "event" VALUES('h4QLtC8AmFd4dheR2cr9xA',38,'moved',1,'{"type":"moved","entries":[[1,68]],"key":""}',1789000005000,0,1);
INSERT INTO "event" VALUES('h4QLtC8AmFd4dheR2cr9xA',39,'moved',0,'{"type":"moved","entries":[[0,676],[-1,5]],"key":"k9983"}',1789000005000,0,3);
INSERT INTO "event" VALUES('h4QLtC8AmFd4dheR2cr9xA',40,'moved',1,'{"type":"moved","entries":[[1,676]],"key":""}',1789000005000,0,1);
INSERT INTO "event" VALUES('h4QLtC8AmFd4dheR2cr9xA',41,'moved',0,'{"type":"moved","entries":[[0,676],[-1,0]],"key":"k9982"}',1789000005000,0,3);
INSERT INTO "event" VALUES('h4QLtC8AmFd4dheR2cr9xA',42,'moved',1,'{"type":"moved","entries":[[1,676]],"key":""}',1789000005000,0,1);
INSERT INTO "event" VALUES('h4QLtC8AmFd4dheR2cr9xA',43,'moved',0,'{"type":"moved","entries":[[0,676],[-1,5]],"key":"k9981"}',1789000005000,0,3);
INSERT INTO "event" VALUES('h4QLtC8AmFd4dheR2cr9xA',44,'moved',1,'{"type":"moved","entries":[[1,676]],"key":""}',1789000005000,0,1);
INSERT INTO "event" VALUES('h4QLtC8AmFd4dheR2cr9xA',45,'moved',0,'{"type":"moved","entries":[[0,676],[-1,1]],"key":"k9980"}',1789000005000,0,3);
INSERT INTO "event" VALUES('h4QLtC8AmFd4dheR2cr9xA',46,'moved',1,'{"type":"moved","entries":[[1,189]],"key":""}',1789000005000,0,1);
INSERT INTO "event" VALUES('h4QLtC8AmFd4dheR2cr9xA',47,'moved',0,'{"type":"moved","entries":[[0,441],[-1,0]],"key":"k9979"}',1789000005000,0,3);
INSERT INTO "event" VALUES('h4QLtC8AmFd4dheR2cr9xA',48,'moved',1,'{"type":"moved","entries":[[1,676]],"key":""}',1789000005000,0,1);
INSERT INTO "event" VALUES('h4QLtC8AmFd4dheR2cr9xA',49,'moved',0,'{"type":"moved","entries":[[0,676],[-1,5]],"key":"k9978"}',1789000005000,0,3);
INSERT INTO "event" VALUES('h4QLtC8AmFd4dheR2cr9xA',50,'moved',1,'{"type":"moved","entries":[[1,676]],"key":""}',1789000005000,0,1);
INSERT INTO "event" VALUES('h4QLtC8AmFd4dheR2cr9xA',51,'moved',0,'{"type":"moved","entries":[[0,676],[-1,2]],"key":"k9977"}',1789000005000,0,3);
INSERT INTO "event" VALUES('h4QLtC8AmFd4dheR2cr9xA',52,'moved',1,'{"type":"moved","entries":[[1,74]],"key":""}',1789000005000,0,1);
INSERT INTO "event" VALUES('h4QLtC8AmFd4dheR2cr9xA',53,'moved',0,'{"type":"moved","entries":[[0,656],[-1,2]],"key":"k9976"}',1789000005000,0,3);
INSERT INTO "event" VALUES('h4QLtC8AmFd4dheR2cr9xA',54,'moved',1,'{"type":"moved","entries":[[1,66]],"key":""}',1789000005000,0,1);
INSERT INTO "event" VALUES('h4QLtC8AmFd4dheR2cr9xA',55,'moved',0,'{"type":"moved","entries":[[0,279],[-1,0]],"key":"k9975"}',1789000005000,0,3);
INSERT INTO "event" VALUES('h4QLtC8AmFd4dheR2cr9xA',56,'moved',1,'{"type":"moved","entries":[[1,676]],"key":""}',1789000005000,0,1);
INSERT INTO "event" VALUES('h4QLtC8AmFd4dheR2cr9xA',57,'moved',0,'{"type":"moved","entries":[[0,676],[-1,3]],"key":"k9974"}',1789000005000,0,3);
INSERT INTO "event" VALUES('h4QLtC8AmFd4dheR2cr9xA',58,'moved',1,'{"type":"moved","entries":[[1,676]],"key":""}',1789000005000,0,1);
INSERT INTO "event" VALUES('h4QLtC8AmFd4dheR2cr9xA',59,'moved',0,'{"type":"moved","entries":[[0,676],[-1,5]],"key":"k9973"}',1789000005000,0,3);
INSERT INTO "event" VALUES('h4QLtC8AmFd4dheR2cr9xA',60,'moved',1,'{"type":"moved","entries":[[1,676]],"key":""}',1789000005000,0,1);
INSERT INTO "event" VALUES('h4QLtC8AmFd4dheR2cr9xA',61,'moved',0,'{"type":"moved","entries":[[0,676],[-1,2]],"key":"k9972"}',1789000005000,0,3);
INSERT INTO "event" VALUES('h4QLtC8AmFd4dheR2cr9xA',62,'moved',1,'{"type":"moved","entries":[[1,676]],"key":""}',1789000005000,0,1);
INSERT INTO "event" VALUES('h4QLtC8AmFd4dheR2cr9xA',63,'moved',0,'{"type":"moved","entries":[[0,457],[-1,0]],"key":"k9971"}',1789000005000,0,3);
INSERT INTO "event" VALUES('h4QLtC8AmFd4dheR2cr9xA',64,'moved',1,'{"type":"moved","entries":[[1,676]],"key":""}',1789000005000,0,1);
INSERT INTO "event" VALUES('h4QLtC8AmFd4dheR2cr9xA',65,'moved',0,'{"type":"moved","entries":[[0,676],[-1,4]],"key":"k9970"}',1789000005000,0,3);
INSERT INTO "event" VALUES('h4QLtC8AmFd4dheR2cr9xA',66,'moved',1,'{"type":"moved","entries":[[1,676]],"key":""}',1789000005000,0,1);
INSERT INTO "event" VALUES('h4QLtC8AmFd4dheR2cr9xA',67,'moved',0,'{"type":"moved","entries":[[0,676]],"key":"k9969"}',1789000005000,0,0);
INSERT INTO "event" VALUES('h4QLtC8AmFd4dheR2cr9xA',68,'started',0,'{"type":"started","match":"6AYntOmBhY5mKa1btUNvnw","version":2,"nonces":[],"next_seed":"26ae497b6ee71f77df3b7698d23be1c64b350836703f37f76d90ef07b980c1c9","entries":[[-1,4]],"room":{"type":"opened","game":"honeymoon","host":"apAETw_-zSJqFju5scba2g","chairs":[{"kind":"person","person":"apAETw_-zSJqFju5scba2g","name":"Jürgen"},{"kind":"bot","name":"Waffle","bot":"random"}],"options":{"sheet":"a","one_entrance":false,"idle_rolls":20},"public":false,"spectators":true,"seed":"51454e87b24ad375447303a2676a36db7a1d151649291a6ccebe269802c3d5c3","stand_in":"random","timing":{"kind":"none","seconds":0,"bank":0,"increment":0,"days":0,"at_zero":"stand_in","urge_after":0},"owner":"apAETw_-zSJqFju5scba2g","lent":false}}',1789000005000,0,3);
INSERT INTO "event" VALUES('h4QLtC8AmFd4dheR2cr9xA',69,'moved',1,'{"type":"moved","entries":[[1,163]],"key":""}',1789000005000,0,1);
INSERT INTO "event" VALUES('h4QLtC8AmFd4dheR2cr9xA',70,'moved',0,'{"type":"moved","entries":[[0,345],[-1,4]],"key":"k3"}',1789000005000,0,3);
INSERT INTO "event" VALUES('h4QLtC8AmFd4dheR2cr9xA',71,'moved',1,'{"type":"moved","entries":[[1,617]],"key":""}',1789000005000,0,1);
INSERT INTO "event" VALUES('h4QLtC8AmFd4dheR2cr9xA',72,'moved',0,'{"type":"moved","entries":[[0,390],[-1,3]],"key":"k2"}',1789000005000,0,3);
INSERT INTO "event" VALUES('h4QLtC8AmFd4dheR2cr9xA',73,'moved',1,'{"type":"moved","entries":[[1,344]],"key":""}',1789000005000,0,1);
INSERT INTO "event" VALUES('h4QLtC8AmFd4dheR2cr9xA',74,'moved',0,'{"type":"moved","entries":[[0,415],[-1,5]],"key":"k1"}',1789000005000,0,3);
INSERT INTO "event" VALUES('h4QLtC8AmFd4dheR2cr9xA',75,'moved',1,'{"type":"moved","entries":[[1,234]],"key":""}',1789000005000,0,1);
INSERT INTO "event" VALUES('StiDl7N6rBg0CTcNpBKPaQ',173,'archived',NULL,'{"type":"archived","closed":false}',1789000005000,0,NULL);
INSERT INTO "event" VALUES('VDh8KNzCzr3aLIlTAebelQ',50,'archived',NULL,'{"type":"archived","closed":true}',1789000005000,0,NULL);
INSERT INTO "event" VALUES('EjJFX6yG7lJYmJ_Fs5QoHw',55,'archived',NULL,'{"type":"archived","closed":true}',1789000005000,0,NULL);
INSERT INTO "event" VALUES('EjJFX6yG7lJYmJ_Fs5QoHw',1,'opened',NULL,'{"type":"opened","game":"swintus","host":"wjcdzFAqd0Gasybs2Sa03w","chairs":[{"kind":"person","person":"wjcdzFAqd0Gasybs2Sa03w","name":"Zoë"},{"kind":"bot","name":"Waffle","bot":"random"}],"options":{"idle_turns":10},"public":false,"spectators":true,"seed":"57832b62ef6444b06f8c2ce04180669fe1eab93a2dd3f2c359587b93ac0ad762","stand_in":"random","timing":{"kind":"none","seconds":0,"bank":0,"increment":0,"days":0,"at_zero":"stand_in","urge_after":0},"owner":"","lent":false}',1789000005000,0,NULL);
INSERT INTO "event" VALUES('EjJFX6yG7lJYmJ_Fs5QoHw',2,'started',0,'{"type":"started","match":"t4xs6ps8qVUshQ0fIwa-aA","version":1,"nonces":[],"next_seed":"642321c4f1c76fb941200339c510374bf37ac1e6288ca7ce98af7a5036b55e29","entries":[[-1,6],[-1,3],[-1,2],[-1,0],[-1,0],[-1,16],[-1,11],[-1,0],[-1,2],[-1,4],[-1,2],[-1,0],[-1,4],[-1,4],[-1,2]],"room":{"type":"opened","game":"swintus","host":"wjcdzFAqd0Gasybs2Sa03w","chairs":[{"kind":"person","person":"wjcdzFAqd0Gasybs2Sa03w","name":"Zoë"},{"kind":"bot","name":"Waffle","bot":"random"}],"options":{"idle_turns":10},"public":false,"spectators":true,"seed":"57832b62ef6444b06f8c2ce04180669fe1eab93a2dd3f2c359587b93ac0ad762","stand_in":"random","timing":{"kind":"none","seconds":0,"bank":0,"increment":0,"days":0,"at_zero":"stand_in","urge_after":0},"owner":"wjcdzFAqd0Gasybs2Sa03w","lent":false}}',1789000005000,0,1);
INSERT INTO "event" VALUES('EjJFX6yG7lJYmJ_Fs5QoHw',3,'moved',0,'{"type":"moved","entries":[[0,0]],"key":"k10000"}',1789000005000,0,1);
INSERT INTO "event" VALUES('EjJFX6yG7lJYmJ_Fs5QoHw',4,'moved',0,'{"type":"moved","entries":[[0,16]],"key":"k9999"}',1789000005000,0,1);
INSERT INTO "event" VALUES('EjJFX6yG7lJYmJ_Fs5QoHw',5,'moved',0,'{"type":"moved","entries":[[0,74],[-1,12],[-1,1],[-1,2],[-1,0],[-1,2],[-1,0],[-1,2],[-1,0]],"key":"k9998"}',1789000005000,0,2);
INSERT INTO "event" VALUES('EjJFX6yG7lJYmJ_Fs5QoHw',6,'moved',1,'{"type":"moved","entries":[[1,16]],"key":""}',1789000005000,0,2);
INSERT INTO "event" VALUES('EjJFX6yG7lJYmJ_Fs5QoHw',7,'moved',1,'{"type":"moved","entries":[[1,24],[-1,3],[-1,2],[-1,0],[-1,3],[-1,1],[-1,0],[-1,4]],"key":""}',1789000005000,0,1);
INSERT INTO "event" VALUES('EjJFX6yG7lJYmJ_Fs5QoHw',8,'moved',0,'{"type":"moved","entries":[[0,1]],"key":"k9997"}',1789000005000,0,1);
INSERT INTO "event" VALUES('EjJFX6yG7lJYmJ_Fs5QoHw',9,'moved',0,'{"type":"moved","entries":[[0,8]],"key":"k9996"}',1789000005000,0,1);
INSERT INTO "event" VALUES('EjJFX6yG7lJYmJ_Fs5QoHw',10,'moved',0,'{"type":"moved","entries":[[0,17]],"key":"k9995"}',1789000005000,0,1);
INSERT INTO "event" VALUES('EjJFX6yG7lJYmJ_Fs5QoHw',11,'moved',0,'{"type":"moved","entries":[[0,25],[-1,3],[-1,5],[-1,3],[-1,1],[-1,3],[-1,2],[-1,5]],"key":"k9994"}',1789000005000,0,2);
INSERT INTO "event" VALUES('EjJFX6yG7lJYmJ_Fs5QoHw',12,'moved',1,'{"type":"moved","entries":[[1,9]],"key":""}',1789000005000,0,2);
INSERT INTO "event" VALUES('EjJFX6yG7lJYmJ_Fs5QoHw',13,'moved',1,'{"type":"moved","entries":[[1,16]],"key":""}',1789000005000,0,2);
INSERT INTO "event" VALUES('EjJFX6yG7lJYmJ_Fs5QoHw',14,'moved',1,'{"type":"moved","entries":[[1,25]],"key":""}',1789000005000,0,2);
INSERT INTO "event" VALUES('EjJFX6yG7lJYmJ_Fs5QoHw',15,'moved',1,'{"type":"moved","entries":[[1,32]],"key":""}',1789000005000,0,2);
INSERT INTO "event" VALUES('EjJFX6yG7lJYmJ_Fs5QoHw',16,'moved',1,'{"type":"moved","entries":[[1,40]],"key":""}',1789000005000,0,2);
INSERT INTO "event" VALUES('EjJFX6yG7lJYmJ_Fs5QoHw',17,'moved',1,'{"type":"moved","entries":[[1,49]],"key":""}',1789000005000,0,2);
INSERT INTO "event" VALUES('EjJFX6yG7lJYmJ_Fs5QoHw',18,'moved',1,'{"type":"moved","entries":[[1,57],[-1,1],[-1,4]],"key":""}',1789000005000,0,1);
INSERT INTO "event" VALUES('EjJFX6yG7lJYmJ_Fs5QoHw',19,'moved',0,'{"type":"moved","entries":[[0,1]],"key":"k9993"}',1789000005000,0,1);
INSERT INTO "event" VALUES('EjJFX6yG7lJYmJ_Fs5QoHw',20,'moved',0,'{"type":"moved","entries":[[0,25],[-1,0],[-1,3],[-1,1]],"key":"k9992"}',1789000005000,0,2);
INSERT INTO "event" VALUES('EjJFX6yG7lJYmJ_Fs5QoHw',21,'moved',1,'{"type":"moved","entries":[[1,9]],"key":""}',1789000005000,0,2);
INSERT INTO "event" VALUES('EjJFX6yG7lJYmJ_Fs5QoHw',22,'moved',1,'{"type":"moved","entries":[[1,24],[-1,4]],"key":""}',1789000005000,0,2);
INSERT INTO "event" VALUES('EjJFX6yG7lJYmJ_Fs5QoHw',23,'moved',1,'{"type":"moved","entries":[[1,0]],"key":""}',1789000005000,0,2);
INSERT INTO "event" VALUES('EjJFX6yG7lJYmJ_Fs5QoHw',24,'moved',1,'{"type":"moved","entries":[[1,72],[-1,10],[-1,3],[-1,2],[-1,4],[-1,1],[-1,5],[-1,0],[-1,5]],"key":""}',1789000005000,0,2);
INSERT INTO "event" VALUES('EjJFX6yG7lJYmJ_Fs5QoHw',25,'moved',1,'{"type":"moved","entries":[[1,0]],"key":""}',1789000005000,0,2);
INSERT INTO "event" VALUES('EjJFX6yG7lJYmJ_Fs5QoHw',26,'moved',1,'{"type":"moved","entries":[[1,8]],"key":""}',1789000005000,0,2);
INSERT INTO "event" VALUES('EjJFX6yG7lJYmJ_Fs5QoHw',27,'moved',1,'{"type":"moved","entries":[[1,17]],"key":""}',1789000005000,0,2);
INSERT INTO "event" VALUES('EjJFX6yG7lJYmJ_Fs5QoHw',28,'moved',1,'{"type":"moved","entries":[[1,25]],"key":""}',1789000005000,0,2);
INSERT INTO "event" VALUES('EjJFX6yG7lJYmJ_Fs5QoHw',29,'moved',1,'{"type":"moved","entries":[[1,33]],"key":""}',1789000005000,0,2);
INSERT INTO "event" VALUES('EjJFX6yG7lJYmJ_Fs5QoHw',30,'moved',1,'{"type":"moved","entries":[[1,41],[-1,2],[-1,0]],"key":""}',1789000005000,0,2);
INSERT INTO "event" VALUES('EjJFX6yG7lJYmJ_Fs5QoHw',31,'moved',1,'{"type":"moved","entries":[[1,17],[-1,0],[-1,4],[-1,3],[-1,1],[-1,5],[-1,5],[-1,1]],"key":""}',1789000005000,0,1);
INSERT INTO "event" VALUES('EjJFX6yG7lJYmJ_Fs5QoHw',32,'moved',0,'{"type":"moved","entries":[[0,0]],"key":"k9991"}',1789000005000,0,1);
INSERT INTO "event" VALUES('EjJFX6yG7lJYmJ_Fs5QoHw',33,'moved',0,'{"type":"moved","entries":[[0,8]],"key":"k9990"}',1789000005000,0,1);
INSERT INTO "event" VALUES('EjJFX6yG7lJYmJ_Fs5QoHw',34,'moved',0,'{"type":"moved","entries":[[0,25]],"key":"k9989"}',1789000005000,0,1);
INSERT INTO "event" VALUES('EjJFX6yG7lJYmJ_Fs5QoHw',35,'moved',0,'{"type":"moved","entries":[[0,33]],"key":"k9988"}',1789000005000,0,1);
INSERT INTO "event" VALUES('EjJFX6yG7lJYmJ_Fs5QoHw',36,'moved',0,'{"type":"moved","entries":[[0,41],[-1,0],[-1,2],[-1,3],[-1,1],[-1,0],[-1,4],[-1,4]],"key":"k9987"}',1789000005000,0,2);
INSERT INTO "event" VALUES('EjJFX6yG7lJYmJ_Fs5QoHw',37,'moved',1,'{"type":"moved","entries":[[1,0]],"key":""}',1789000005000,0,2);
INSERT INTO "event" VALUES('EjJFX6yG7lJYmJ_Fs5QoHw',38,'moved',1,'{"type":"moved","entries":[[1,9]],"key":""}',1789000005000,0,2);
INSERT INTO "event" VALUES('EjJFX6yG7lJYmJ_Fs5QoHw',39,'moved',1,'{"type":"moved","entries":[[1,17]],"key":""}',1789000005000,0,2);
INSERT INTO "event" VALUES('EjJFX6yG7lJYmJ_Fs5QoHw',40,'moved',1,'{"type":"moved","entries":[[1,25],[-1,1],[-1,2],[-1,2]],"key":""}',1789000005000,0,1);
INSERT INTO "event" VALUES('EjJFX6yG7lJYmJ_Fs5QoHw',41,'moved',0,'{"type":"moved","entries":[[0,17]],"key":"k9986"}',1789000005000,0,1);
INSERT INTO "event" VALUES('EjJFX6yG7lJYmJ_Fs5QoHw',42,'moved',0,'{"type":"moved","entries":[[0,25],[-1,2],[-1,3]],"key":"k9985"}',1789000005000,0,2);
INSERT INTO "event" VALUES('EjJFX6yG7lJYmJ_Fs5QoHw',43,'moved',1,'{"type":"moved","entries":[[1,9]],"key":""}',1789000005000,0,2);
INSERT INTO "event" VALUES('EjJFX6yG7lJYmJ_Fs5QoHw',44,'moved',1,'{"type":"moved","entries":[[1,17],[-1,5]],"key":""}',1789000005000,0,1);
INSERT INTO "event" VALUES('EjJFX6yG7lJYmJ_Fs5QoHw',45,'moved',0,'{"type":"moved","entries":[[0,32]],"key":"k9984"}',1789000005000,0,1);
INSERT INTO "event" VALUES('EjJFX6yG7lJYmJ_Fs5QoHw',46,'moved',0,'{"type":"moved","entries":[[0,40]],"key":"k9983"}',1789000005000,0,1);
INSERT INTO "event" VALUES('EjJFX6yG7lJYmJ_Fs5QoHw',47,'moved',0,'{"type":"moved","entries":[[0,48]],"key":"k9982"}',1789000005000,0,1);
INSERT INTO "event" VALUES('EjJFX6yG7lJYmJ_Fs5QoHw',48,'moved',0,'{"type":"moved","entries":[[0,57]],"key":"k9981"}',1789000005000,0,1);
INSERT INTO "event" VALUES('EjJFX6yG7lJYmJ_Fs5QoHw',49,'moved',0,'{"type":"moved","entries":[[0,75],[-1,0],[-1,4],[-1,4],[-1,3],[-1,4],[-1,5],[-1,2]],"key":"k9980"}',1789000005000,0,2);
INSERT INTO "event" VALUES('EjJFX6yG7lJYmJ_Fs5QoHw',50,'moved',1,'{"type":"moved","entries":[[1,2]],"key":""}',1789000005000,0,2);
INSERT INTO "event" VALUES('EjJFX6yG7lJYmJ_Fs5QoHw',51,'moved',1,'{"type":"moved","entries":[[1,8]],"key":""}',1789000005000,0,2);
INSERT INTO "event" VALUES('EjJFX6yG7lJYmJ_Fs5QoHw',52,'moved',1,'{"type":"moved","entries":[[1,17]],"key":""}',1789000005000,0,2);
INSERT INTO "event" VALUES('EjJFX6yG7lJYmJ_Fs5QoHw',53,'moved',1,'{"type":"moved","entries":[[1,33]],"key":""}',1789000005000,0,2);
INSERT INTO "event" VALUES('EjJFX6yG7lJYmJ_Fs5QoHw',54,'moved',1,'{"type":"moved","entries":[[1,75]],"key":""}',1789000005000,0,0);
INSERT INTO "event" VALUES('EjJFX6yG7lJYmJ_Fs5QoHw',56,'reopened',NULL,'{"type":"reopened"}',1789000005000,0,NULL);
INSERT INTO "event" VALUES('DY7KMJ-2OtGTPRUnY9NmeA',1,'opened',NULL,'{"type":"opened","game":"sweets_stack","host":"bHe9vsRa11XUPYFXfTKFRw","chairs":[{"kind":"person","person":"bHe9vsRa11XUPYFXfTKFRw","name":"Mia"},{},{}],"options":{"rules":"basic","round_1":"as_named","round_2":"as_named","round_3":"as_named"},"public":false,"spectators":true,"seed":"db97be48faf093c56a73d00d42a6189c8a48cab3b0d7640abbc83f2f05fe88e3","stand_in":"random","timing":{"kind":"none","seconds":0,"bank":0,"increment":0,"days":0,"at_zero":"stand_in","urge_after":0},"owner":"","lent":false}',1789000005000,0,NULL);
INSERT INTO "event" VALUES('DY7KMJ-2OtGTPRUnY9NmeA',2,'sat',1,'{"type":"sat","chair":{"kind":"person","person":"wjcdzFAqd0Gasybs2Sa03w","name":"Zoë","nonce":"nonce 1"}}',1789000005000,0,NULL);
INSERT INTO "event" VALUES('DY7KMJ-2OtGTPRUnY9NmeA',3,'sat',2,'{"type":"sat","chair":{"kind":"person","person":"bHe9vsRa11XUPYFXfTKFRw","name":"Ben","shared":true}}',1789000005000,0,NULL);
INSERT INTO "event" VALUES('DY7KMJ-2OtGTPRUnY9NmeA',4,'started',0,'{"type":"started","match":"5_dHimxI-Ny4ke4ldzQ8_A","version":1,"nonces":["","nonce 1",""],"next_seed":"0c6a3d78ff4042299d1b3d00b7ce16fd1c5b3a2f3f9eeefa387a63e60a53f267","entries":[[-1,8],[-1,20],[-1,1],[-1,56],[-1,2],[-1,53],[-1,10],[-1,63],[-1,62],[-1,47],[-1,24],[-1,17],[-1,7],[-1,34],[-1,55],[-1,48],[-1,35],[-1,54],[-1,0],[-1,13],[-1,25],[-1,45],[-1,58],[-1,51],[-1,22],[-1,39],[-1,29],[-1,26],[-1,52],[-1,31],[-1,23],[-1,21],[-1,59],[-1,18],[-1,60],[-1,12],[-1,6],[-1,46],[-1,44],[-1,9],[-1,40],[-1,33],[-1,19],[-1,30],[-1,3],[-1,50],[-1,43],[-1,42],[-1,48],[-1,17],[-1,24],[-1,20],[-1,56],[-1,45],[-1,58],[-1,22],[-1,26],[-1,13],[-1,44],[-1,18],[-1,50],[-1,43],[-1,9]],"room":{"type":"opened","game":"sweets_stack","host":"bHe9vsRa11XUPYFXfTKFRw","chairs":[{"kind":"person","person":"bHe9vsRa11XUPYFXfTKFRw","name":"Mia"},{"kind":"person","person":"wjcdzFAqd0Gasybs2Sa03w","name":"Zoë","nonce":"nonce 1"},{"kind":"person","person":"bHe9vsRa11XUPYFXfTKFRw","name":"Ben","shared":true}],"options":{"rules":"basic","round_1":"as_named","round_2":"as_named","round_3":"as_named"},"public":false,"spectators":true,"seed":"db97be48faf093c56a73d00d42a6189c8a48cab3b0d7640abbc83f2f05fe88e3","stand_in":"random","timing":{"kind":"none","seconds":0,"bank":0,"increment":0,"days":0,"at_zero":"stand_in","urge_after":0},"owner":"bHe9vsRa11XUPYFXfTKFRw","lent":false}}',1789000005000,0,7);
INSERT INTO "event" VALUES('DY7KMJ-2OtGTPRUnY9NmeA',5,'queued',NULL,'{"type":"queued","waiter":{"person":"apAETw_-zSJqFju5scba2g","name":"Jürgen"},"waits":true}',1789000005000,0,7);
INSERT INTO "event" VALUES('kVisRxXjHXmquFdhon21FQ',1,'opened',NULL,'{"type":"opened","game":"swintus","host":"wjcdzFAqd0Gasybs2Sa03w","chairs":[{"kind":"person","person":"wjcdzFAqd0Gasybs2Sa03w","name":"Zoë"},{"kind":"bot","name":"Waffle","bot":"gentle"}],"options":{"idle_turns":100},"public":false,"spectators":false,"seed":"941b74661161da4ada37e53ac991b085d6700e9b16fb8dd999d4f8348fa958e8","stand_in":"gentle","timing":{"kind":"none","seconds":0,"bank":0,"increment":0,"days":0,"at_zero":"stand_in","urge_after":0},"owner":"","lent":false,"practice":true}',1789000005000,0,NULL);
INSERT INTO "event" VALUES('kVisRxXjHXmquFdhon21FQ',2,'started',0,'{"type":"started","match":"od0HaFq5OI8C9LyoDGDZ3Q","version":1,"nonces":[],"next_seed":"941b74661161da4ada37e53ac991b085d6700e9b16fb8dd999d4f8348fa958e8","entries":[[-1,2],[-1,1],[-1,0],[-1,2],[-1,15],[-1,7],[-1,3],[-1,0],[-1,4],[-1,4],[-1,2],[-1,0],[-1,2],[-1,4],[-1,4]],"room":{"type":"opened","game":"swintus","host":"wjcdzFAqd0Gasybs2Sa03w","chairs":[{"kind":"person","person":"wjcdzFAqd0Gasybs2Sa03w","name":"Zoë"},{"kind":"bot","name":"Waffle","bot":"gentle"}],"options":{"idle_turns":100},"public":false,"spectators":false,"seed":"941b74661161da4ada37e53ac991b085d6700e9b16fb8dd999d4f8348fa958e8","stand_in":"gentle","timing":{"kind":"none","seconds":0,"bank":0,"increment":0,"days":0,"at_zero":"stand_in","urge_after":0},"owner":"wjcdzFAqd0Gasybs2Sa03w","lent":false,"practice":true}}',1789000005000,0,1);
INSERT INTO "event" VALUES('kVisRxXjHXmquFdhon21FQ',3,'taught',0,'{"type":"taught","lesson":{"step":1}}',1789000005000,0,1);
INSERT INTO "event" VALUES('kVisRxXjHXmquFdhon21FQ',4,'taught',0,'{"type":"taught","lesson":{"step":2}}',1789000005000,0,1);
INSERT INTO "event" VALUES('kVisRxXjHXmquFdhon21FQ',5,'moved',0,'{"type":"moved","entries":[[0,4]],"key":"","lesson":{"step":3,"reaction":"lay.done"}}',1789000005000,0,1);
INSERT INTO "event" VALUES('AGeof16iimVfxW4WiMjcSg',1,'opened',NULL,'{"type":"opened","game":"swintus","host":"wjcdzFAqd0Gasybs2Sa03w","chairs":[{"kind":"person","person":"wjcdzFAqd0Gasybs2Sa03w","name":"Zoë"},{}],"options":{"idle_turns":10},"public":false,"spectators":true,"seed":"fa22d6f579d54f432ed277e652ccce0219e5401dc13e8476a50f096857daf093","stand_in":"random","timing":{"kind":"move","seconds":60,"bank":0,"increment":0,"days":0,"at_zero":"stand_in","urge_after":30},"owner":"","lent":false}',1789000005000,0,NULL);
INSERT INTO "event" VALUES('AGeof16iimVfxW4WiMjcSg',2,'sat',1,'{"type":"sat","chair":{"kind":"person","person":"bHe9vsRa11XUPYFXfTKFRw","name":"Mia","nonce":"nonce 1"}}',1789000005000,0,NULL);
INSERT INTO "event" VALUES('AGeof16iimVfxW4WiMjcSg',3,'renewed',NULL,'{"type":"renewed","key":"bef497286e20e538f11d009cd8b6bd5b0ccaadd488098f6df96b66424c5cad7c"}',1789000005000,0,NULL);
INSERT INTO "event" VALUES('AGeof16iimVfxW4WiMjcSg',4,'started',0,'{"type":"started","match":"6TvKkpC-30NVu59UgJKjfw","version":1,"nonces":["","nonce 1"],"next_seed":"3fe703e8fce2921b1f56d983f7f66b78038e4442d68bf40f0d2ca41468d7da2c","entries":[[-1,0],[-1,2],[-1,3],[-1,2],[-1,14],[-1,11],[-1,4],[-1,0],[-1,1],[-1,4],[-1,0],[-1,1],[-1,1],[-1,4],[-1,1]],"room":{"type":"opened","game":"swintus","host":"wjcdzFAqd0Gasybs2Sa03w","chairs":[{"kind":"person","person":"wjcdzFAqd0Gasybs2Sa03w","name":"Zoë"},{"kind":"person","person":"bHe9vsRa11XUPYFXfTKFRw","name":"Mia","nonce":"nonce 1"}],"options":{"idle_turns":10},"public":false,"spectators":true,"seed":"fa22d6f579d54f432ed277e652ccce0219e5401dc13e8476a50f096857daf093","stand_in":"random","timing":{"kind":"move","seconds":60,"bank":0,"increment":0,"days":0,"at_zero":"stand_in","urge_after":30},"owner":"wjcdzFAqd0Gasybs2Sa03w","lent":false,"key":"bef497286e20e538f11d009cd8b6bd5b0ccaadd488098f6df96b66424c5cad7c"}}',1789000005000,0,1);
INSERT INTO "event" VALUES('AGeof16iimVfxW4WiMjcSg',5,'moved',0,'{"type":"moved","entries":[[0,1]],"key":"k10000"}',1789000005000,0,1);
INSERT INTO "event" VALUES('AGeof16iimVfxW4WiMjcSg',6,'moved',0,'{"type":"moved","entries":[[0,25]],"key":"k9999"}',1789000005000,0,1);
INSERT INTO "event" VALUES('AGeof16iimVfxW4WiMjcSg',7,'moved',0,'{"type":"moved","entries":[[0,73],[-1,15],[-1,5],[-1,4],[-1,5],[-1,2],[-1,0],[-1,0],[-1,5]],"key":"k9998"}',1789000005000,0,2);
INSERT INTO "event" VALUES('AGeof16iimVfxW4WiMjcSg',8,'moved',1,'{"type":"moved","entries":[[1,0]],"key":"k9997"}',1789000005000,0,2);
INSERT INTO "event" VALUES('AGeof16iimVfxW4WiMjcSg',9,'moved',1,'{"type":"moved","entries":[[1,17]],"key":"k9996"}',1789000005000,0,2);
INSERT INTO "event" VALUES('AGeof16iimVfxW4WiMjcSg',10,'moved',1,'{"type":"moved","entries":[[1,33]],"key":"k9995"}',1789000005000,0,2);
INSERT INTO "event" VALUES('AGeof16iimVfxW4WiMjcSg',11,'moved',1,'{"type":"moved","entries":[[1,42],[-1,1],[-1,1],[-1,1],[-1,4],[-1,0],[-1,3],[-1,3]],"key":"k9994"}',1789000005000,0,1);
INSERT INTO "event" VALUES('AGeof16iimVfxW4WiMjcSg',12,'moved',0,'{"type":"moved","entries":[[0,0]],"key":"k9993"}',1789000005000,0,1);
INSERT INTO "event" VALUES('AGeof16iimVfxW4WiMjcSg',13,'moved',0,'{"type":"moved","entries":[[0,10]],"key":"k9992"}',1789000005000,0,1);
INSERT INTO "event" VALUES('AGeof16iimVfxW4WiMjcSg',14,'moved',0,'{"type":"moved","entries":[[0,26],[-1,1]],"key":"k9991"}',1789000005000,0,2);
INSERT INTO "event" VALUES('AGeof16iimVfxW4WiMjcSg',15,'moved',1,'{"type":"moved","entries":[[1,24]],"key":"k9990"}',1789000005000,0,2);
INSERT INTO "event" VALUES('AGeof16iimVfxW4WiMjcSg',16,'moved',1,'{"type":"moved","entries":[[1,75],[-1,1],[-1,5]],"key":"k9989"}',1789000005000,0,1);
INSERT INTO "event" VALUES('AGeof16iimVfxW4WiMjcSg',17,'moved',0,'{"type":"moved","entries":[[0,25]],"key":"k9988"}',1789000005000,0,1);
INSERT INTO "event" VALUES('AGeof16iimVfxW4WiMjcSg',18,'moved',0,'{"type":"moved","entries":[[0,32]],"key":"k9987"}',1789000005000,0,1);
INSERT INTO "event" VALUES('AGeof16iimVfxW4WiMjcSg',19,'moved',0,'{"type":"moved","entries":[[0,41],[-1,5]],"key":"k9986"}',1789000005000,0,2);
INSERT INTO "event" VALUES('AGeof16iimVfxW4WiMjcSg',20,'moved',1,'{"type":"moved","entries":[[1,32]],"key":"k9985"}',1789000005000,0,2);
INSERT INTO "event" VALUES('AGeof16iimVfxW4WiMjcSg',21,'moved',1,'{"type":"moved","entries":[[1,41]],"key":"k9984"}',1789000005000,0,2);
INSERT INTO "event" VALUES('AGeof16iimVfxW4WiMjcSg',22,'moved',1,'{"type":"moved","entries":[[1,75],[-1,2],[-1,4],[-1,5],[-1,4],[-1,3],[-1,1],[-1,4]],"key":"k9983"}',1789000005000,0,1);
INSERT INTO "event" VALUES('AGeof16iimVfxW4WiMjcSg',23,'moved',0,'{"type":"moved","entries":[[0,1]],"key":"k9982"}',1789000005000,0,1);
INSERT INTO "event" VALUES('AGeof16iimVfxW4WiMjcSg',24,'moved',0,'{"type":"moved","entries":[[0,8]],"key":"k9981"}',1789000005000,0,1);
INSERT INTO "event" VALUES('AGeof16iimVfxW4WiMjcSg',25,'moved',0,'{"type":"moved","entries":[[0,16]],"key":"k9980"}',1789000005000,0,1);
INSERT INTO "event" VALUES('AGeof16iimVfxW4WiMjcSg',26,'moved',0,'{"type":"moved","entries":[[0,25]],"key":"k9979"}',1789000005000,0,1);
INSERT INTO "event" VALUES('AGeof16iimVfxW4WiMjcSg',27,'moved',0,'{"type":"moved","entries":[[0,32]],"key":"k9978"}',1789000005000,0,1);
INSERT INTO "event" VALUES('AGeof16iimVfxW4WiMjcSg',28,'moved',0,'{"type":"moved","entries":[[0,40]],"key":"k9977"}',1789000005000,0,1);
INSERT INTO "event" VALUES('AGeof16iimVfxW4WiMjcSg',29,'moved',0,'{"type":"moved","entries":[[0,49],[-1,3],[-1,5],[-1,1],[-1,5],[-1,5],[-1,0],[-1,4]],"key":"k9976"}',1789000005000,0,2);
INSERT INTO "event" VALUES('AGeof16iimVfxW4WiMjcSg',30,'moved',1,'{"type":"moved","entries":[[1,1]],"key":"k9975"}',1789000005000,0,2);
INSERT INTO "event" VALUES('AGeof16iimVfxW4WiMjcSg',31,'moved',1,'{"type":"moved","entries":[[1,8]],"key":"k9974"}',1789000005000,0,2);
INSERT INTO "event" VALUES('AGeof16iimVfxW4WiMjcSg',32,'moved',1,'{"type":"moved","entries":[[1,24]],"key":"k9973"}',1789000005000,0,2);
INSERT INTO "event" VALUES('AGeof16iimVfxW4WiMjcSg',33,'moved',1,'{"type":"moved","entries":[[1,34]],"key":"k9972"}',1789000005000,0,2);
INSERT INTO "event" VALUES('AGeof16iimVfxW4WiMjcSg',34,'moved',1,'{"type":"moved","entries":[[1,41],[-1,0],[-1,1],[-1,1],[-1,1]],"key":"k9971"}',1789000005000,0,1);
INSERT INTO "event" VALUES('AGeof16iimVfxW4WiMjcSg',35,'moved',0,'{"type":"moved","entries":[[0,26],[-1,3],[-1,2]],"key":"k9970"}',1789000005000,0,2);
INSERT INTO "event" VALUES('AGeof16iimVfxW4WiMjcSg',36,'moved',1,'{"type":"moved","entries":[[1,8]],"key":"k9969"}',1789000005000,0,2);
INSERT INTO "event" VALUES('AGeof16iimVfxW4WiMjcSg',37,'moved',1,'{"type":"moved","entries":[[1,17],[-1,5]],"key":"k9968"}',1789000005000,0,1);
INSERT INTO "event" VALUES('AGeof16iimVfxW4WiMjcSg',38,'moved',0,'{"type":"moved","entries":[[0,33]],"key":"k9967"}',1789000005000,0,1);
INSERT INTO "event" VALUES('AGeof16iimVfxW4WiMjcSg',39,'moved',0,'{"type":"moved","entries":[[0,75]],"key":"k9966"}',1789000005000,0,0);
INSERT INTO "event" VALUES('AGeof16iimVfxW4WiMjcSg',40,'arranged',NULL,'{"type":"arranged","game":"biscuit_pockets","chairs":[{"kind":"person","person":"wjcdzFAqd0Gasybs2Sa03w","name":"Zoë"},{"kind":"person","person":"bHe9vsRa11XUPYFXfTKFRw","name":"Mia"}],"options":{"idle_rounds":12,"show_seen":false},"queue":[],"edition":{"name":"small","rows":{"sizes":[{"wide":2,"high":2}],"tile":[{"biscuits":1,"chocolate":0,"cracked":false,"count":1},{"biscuits":1,"chocolate":0,"cracked":true,"count":1},{"biscuits":2,"chocolate":0,"cracked":false,"count":1},{"biscuits":3,"chocolate":1,"cracked":false,"count":1}]}}}',1789000005000,0,0);
INSERT INTO "event" VALUES('AGeof16iimVfxW4WiMjcSg',41,'agreed',1,'{"type":"agreed","yes":true}',1789000005000,0,NULL);
INSERT INTO "event" VALUES('AGeof16iimVfxW4WiMjcSg',42,'agreed',0,'{"type":"agreed","yes":true}',1789000005000,0,2);
INSERT INTO "event" VALUES('AGeof16iimVfxW4WiMjcSg',43,'started',0,'{"type":"started","match":"tsdnOJTvDgswnwgzfpECzQ","version":1,"nonces":[],"next_seed":"7607a9efc9ccbaaaa9538b8fc75c5adb9c6ca62547daff12f7462607ba8e06e3","entries":[[-1,1]],"room":{"type":"opened","game":"biscuit_pockets","host":"wjcdzFAqd0Gasybs2Sa03w","chairs":[{"kind":"person","person":"wjcdzFAqd0Gasybs2Sa03w","name":"Zoë"},{"kind":"person","person":"bHe9vsRa11XUPYFXfTKFRw","name":"Mia"}],"options":{"idle_rounds":12,"show_seen":false},"public":false,"spectators":true,"seed":"3fe703e8fce2921b1f56d983f7f66b78038e4442d68bf40f0d2ca41468d7da2c","stand_in":"random","timing":{"kind":"move","seconds":60,"bank":0,"increment":0,"days":0,"at_zero":"stand_in","urge_after":30},"owner":"wjcdzFAqd0Gasybs2Sa03w","lent":false,"key":"bef497286e20e538f11d009cd8b6bd5b0ccaadd488098f6df96b66424c5cad7c","edition":{"name":"small","rows":{"sizes":[{"wide":2,"high":2}],"tile":[{"biscuits":1,"chocolate":0,"cracked":false,"count":1},{"biscuits":1,"chocolate":0,"cracked":true,"count":1},{"biscuits":2,"chocolate":0,"cracked":false,"count":1},{"biscuits":3,"chocolate":1,"cracked":false,"count":1}]}}}}',1789000005000,0,2);
INSERT INTO "event" VALUES('AGeof16iimVfxW4WiMjcSg',44,'granted',0,'{"type":"granted","whom":1}',1789000005000,0,2);
INSERT INTO "event" VALUES('AGeof16iimVfxW4WiMjcSg',45,'urged',0,'{"type":"urged","whom":1,"enough":true}',1789000045000,40000,2);
INSERT INTO "event" VALUES('AGeof16iimVfxW4WiMjcSg',46,'moved',1,'{"type":"moved","entries":[[1,43],[-1,2]],"key":""}',1789000045000,40000,1);
INSERT INTO "event" VALUES('AGeof16iimVfxW4WiMjcSg',47,'moved',0,'{"type":"moved","entries":[[0,1],[-1,1]],"key":"k2"}',1789000045000,40000,1);
INSERT INTO "event" VALUES('AGeof16iimVfxW4WiMjcSg',48,'moved',0,'{"type":"moved","entries":[[0,6],[-1,3]],"key":"k1"}',1789000045000,40000,2);
INSERT INTO "event" VALUES('AGeof16iimVfxW4WiMjcSg',49,'ran_out',1,'{"type":"ran_out","follows":"stand_in"}',1789000149000,144000,2);
INSERT INTO "event" VALUES('AGeof16iimVfxW4WiMjcSg',50,'sat',1,'{"type":"sat","chair":{"kind":"bot","name":"Waffle","bot":"random","left":"bHe9vsRa11XUPYFXfTKFRw","left_name":"Mia"}}',1789000149000,144000,2);
INSERT INTO "event" VALUES('AGeof16iimVfxW4WiMjcSg',51,'moved',1,'{"type":"moved","entries":[[1,36]],"key":""}',1789000151000,146000,1);
INSERT INTO "event" VALUES('xAMtkud3Hi8rIXSzugY--g',1,'opened',NULL,'{"type":"opened","game":"swintus","host":"wjcdzFAqd0Gasybs2Sa03w","chairs":[{"kind":"person","person":"wjcdzFAqd0Gasybs2Sa03w","name":"Zoë"},{"kind":"bot","name":"Waffle","bot":"random"}],"options":{"idle_turns":10},"public":false,"spectators":true,"seed":"807db56e96a7393c060c9d79fece0bc629c0db1fc64acf7e0875bd7993b97a08","stand_in":"random","timing":{"kind":"none","seconds":0,"bank":0,"increment":0,"days":0,"at_zero":"stand_in","urge_after":0},"owner":"","lent":false}',1789000175000,170000,NULL);
INSERT INTO "event" VALUES('xAMtkud3Hi8rIXSzugY--g',2,'started',0,'{"type":"started","match":"5tHiGYpBa3WzY_fyNwNr-g","version":1,"nonces":[],"next_seed":"c0854dba7ae7c5b5f9961ce91cd6f42323c6e84582e6dee5f7f1a574a32a4fe9","entries":[[-1,1],[-1,7],[-1,0],[-1,0],[-1,14],[-1,3],[-1,16],[-1,0],[-1,1],[-1,3],[-1,3],[-1,3],[-1,2],[-1,4],[-1,4]],"room":{"type":"opened","game":"swintus","host":"wjcdzFAqd0Gasybs2Sa03w","chairs":[{"kind":"person","person":"wjcdzFAqd0Gasybs2Sa03w","name":"Zoë"},{"kind":"bot","name":"Waffle","bot":"random"}],"options":{"idle_turns":10},"public":false,"spectators":true,"seed":"807db56e96a7393c060c9d79fece0bc629c0db1fc64acf7e0875bd7993b97a08","stand_in":"random","timing":{"kind":"none","seconds":0,"bank":0,"increment":0,"days":0,"at_zero":"stand_in","urge_after":0},"owner":"wjcdzFAqd0Gasybs2Sa03w","lent":false}}',1789000175000,170000,1);
INSERT INTO "event" VALUES('xAMtkud3Hi8rIXSzugY--g',3,'moved',0,'{"type":"moved","entries":[[0,0]],"key":"k10000"}',1789000175000,170000,1);
INSERT INTO "event" VALUES('xAMtkud3Hi8rIXSzugY--g',4,'moved',0,'{"type":"moved","entries":[[0,9]],"key":"k9999"}',1789000175000,170000,1);
INSERT INTO "event" VALUES('xAMtkud3Hi8rIXSzugY--g',5,'moved',0,'{"type":"moved","entries":[[0,17]],"key":"k9998"}',1789000175000,170000,1);
INSERT INTO "event" VALUES('xAMtkud3Hi8rIXSzugY--g',6,'moved',0,'{"type":"moved","entries":[[0,24],[-1,1],[-1,1],[-1,0],[-1,0],[-1,5],[-1,1],[-1,0]],"key":"k9997"}',1789000175000,170000,2);
INSERT INTO "event" VALUES('xAMtkud3Hi8rIXSzugY--g',7,'moved',1,'{"type":"moved","entries":[[1,25]],"key":""}',1789000175000,170000,2);
INSERT INTO "event" VALUES('xAMtkud3Hi8rIXSzugY--g',8,'moved',1,'{"type":"moved","entries":[[1,33],[-1,3],[-1,3],[-1,0],[-1,5],[-1,1]],"key":""}',1789000175000,170000,1);
INSERT INTO "event" VALUES('xAMtkud3Hi8rIXSzugY--g',9,'moved',0,'{"type":"moved","entries":[[0,9]],"key":"k9996"}',1789000175000,170000,1);
INSERT INTO "event" VALUES('xAMtkud3Hi8rIXSzugY--g',10,'moved',0,'{"type":"moved","entries":[[0,24]],"key":"k9995"}',1789000175000,170000,1);
INSERT INTO "event" VALUES('xAMtkud3Hi8rIXSzugY--g',11,'moved',0,'{"type":"moved","entries":[[0,33],[-1,5],[-1,3],[-1,4],[-1,1],[-1,5]],"key":"k9994"}',1789000175000,170000,2);
INSERT INTO "event" VALUES('xAMtkud3Hi8rIXSzugY--g',12,'moved',1,'{"type":"moved","entries":[[1,1]],"key":""}',1789000175000,170000,2);
INSERT INTO "event" VALUES('xAMtkud3Hi8rIXSzugY--g',13,'moved',1,'{"type":"moved","entries":[[1,8]],"key":""}',1789000175000,170000,2);
INSERT INTO "event" VALUES('xAMtkud3Hi8rIXSzugY--g',14,'moved',1,'{"type":"moved","entries":[[1,24]],"key":""}',1789000175000,170000,2);
INSERT INTO "event" VALUES('xAMtkud3Hi8rIXSzugY--g',15,'moved',1,'{"type":"moved","entries":[[1,33]],"key":""}',1789000175000,170000,2);
INSERT INTO "event" VALUES('xAMtkud3Hi8rIXSzugY--g',16,'moved',1,'{"type":"moved","entries":[[1,40]],"key":""}',1789000175000,170000,2);
INSERT INTO "event" VALUES('xAMtkud3Hi8rIXSzugY--g',17,'moved',1,'{"type":"moved","entries":[[1,48]],"key":""}',1789000175000,170000,2);
INSERT INTO "event" VALUES('xAMtkud3Hi8rIXSzugY--g',18,'moved',1,'{"type":"moved","entries":[[1,56]],"key":""}',1789000175000,170000,2);
INSERT INTO "event" VALUES('xAMtkud3Hi8rIXSzugY--g',19,'moved',1,'{"type":"moved","entries":[[1,64],[-1,3],[-1,5]],"key":""}',1789000175000,170000,1);
INSERT INTO "event" VALUES('xAMtkud3Hi8rIXSzugY--g',20,'moved',0,'{"type":"moved","entries":[[0,8]],"key":"k9993"}',1789000175000,170000,1);
INSERT INTO "event" VALUES('xAMtkud3Hi8rIXSzugY--g',21,'moved',0,'{"type":"moved","entries":[[0,33]],"key":"k9992"}',1789000175000,170000,1);
INSERT INTO "event" VALUES('xAMtkud3Hi8rIXSzugY--g',22,'moved',0,'{"type":"moved","entries":[[0,75],[-1,3],[-1,0],[-1,2]],"key":"k9991"}',1789000175000,170000,2);
INSERT INTO "event" VALUES('xAMtkud3Hi8rIXSzugY--g',23,'moved',1,'{"type":"moved","entries":[[1,9]],"key":""}',1789000175000,170000,2);
INSERT INTO "event" VALUES('xAMtkud3Hi8rIXSzugY--g',24,'moved',1,'{"type":"moved","entries":[[1,17],[-1,2]],"key":""}',1789000175000,170000,1);
INSERT INTO "event" VALUES('xAMtkud3Hi8rIXSzugY--g',25,'moved',0,'{"type":"moved","entries":[[0,16]],"key":"k9990"}',1789000175000,170000,1);
INSERT INTO "event" VALUES('xAMtkud3Hi8rIXSzugY--g',26,'moved',0,'{"type":"moved","entries":[[0,72],[-1,15],[-1,2],[-1,0],[-1,4],[-1,3],[-1,2],[-1,5],[-1,2]],"key":"k9989"}',1789000175000,170000,1);
INSERT INTO "event" VALUES('xAMtkud3Hi8rIXSzugY--g',27,'moved',0,'{"type":"moved","entries":[[0,1]],"key":"k9988"}',1789000175000,170000,1);
INSERT INTO "event" VALUES('xAMtkud3Hi8rIXSzugY--g',28,'moved',0,'{"type":"moved","entries":[[0,8]],"key":"k9987"}',1789000175000,170000,1);
INSERT INTO "event" VALUES('xAMtkud3Hi8rIXSzugY--g',29,'moved',0,'{"type":"moved","entries":[[0,19]],"key":"k9986"}',1789000175000,170000,1);
INSERT INTO "event" VALUES('xAMtkud3Hi8rIXSzugY--g',30,'moved',0,'{"type":"moved","entries":[[0,32]],"key":"k9985"}',1789000175000,170000,1);
INSERT INTO "event" VALUES('xAMtkud3Hi8rIXSzugY--g',31,'moved',0,'{"type":"moved","entries":[[0,41],[-1,2]],"key":"k9984"}',1789000175000,170000,1);
INSERT INTO "event" VALUES('xAMtkud3Hi8rIXSzugY--g',32,'moved',0,'{"type":"moved","entries":[[0,17],[-1,3],[-1,2]],"key":"k9983"}',1789000175000,170000,2);
INSERT INTO "event" VALUES('xAMtkud3Hi8rIXSzugY--g',33,'moved',1,'{"type":"moved","entries":[[1,16],[-1,5],[-1,0],[-1,2],[-1,3]],"key":""}',1789000175000,170000,1);
INSERT INTO "event" VALUES('xAMtkud3Hi8rIXSzugY--g',34,'moved',0,'{"type":"moved","entries":[[0,8]],"key":"k9982"}',1789000175000,170000,1);
INSERT INTO "event" VALUES('xAMtkud3Hi8rIXSzugY--g',35,'moved',0,'{"type":"moved","entries":[[0,17]],"key":"k9981"}',1789000175000,170000,1);
INSERT INTO "event" VALUES('xAMtkud3Hi8rIXSzugY--g',36,'moved',0,'{"type":"moved","entries":[[0,33],[-1,2]],"key":"k9980"}',1789000175000,170000,2);
INSERT INTO "event" VALUES('xAMtkud3Hi8rIXSzugY--g',37,'moved',1,'{"type":"moved","entries":[[1,16],[-1,5]],"key":""}',1789000175000,170000,1);
INSERT INTO "event" VALUES('xAMtkud3Hi8rIXSzugY--g',38,'moved',0,'{"type":"moved","entries":[[0,33],[-1,2]],"key":"k9979"}',1789000175000,170000,2);
INSERT INTO "event" VALUES('xAMtkud3Hi8rIXSzugY--g',39,'moved',1,'{"type":"moved","entries":[[1,17],[-1,0],[-1,5],[-1,3],[-1,2],[-1,1],[-1,2],[-1,4]],"key":""}',1789000175000,170000,1);
INSERT INTO "event" VALUES('xAMtkud3Hi8rIXSzugY--g',40,'moved',0,'{"type":"moved","entries":[[0,0]],"key":"k9978"}',1789000175000,170000,1);
INSERT INTO "event" VALUES('xAMtkud3Hi8rIXSzugY--g',41,'moved',0,'{"type":"moved","entries":[[0,8]],"key":"k9977"}',1789000175000,170000,1);
INSERT INTO "event" VALUES('xAMtkud3Hi8rIXSzugY--g',42,'moved',0,'{"type":"moved","entries":[[0,16]],"key":"k9976"}',1789000175000,170000,1);
INSERT INTO "event" VALUES('xAMtkud3Hi8rIXSzugY--g',43,'moved',0,'{"type":"moved","entries":[[0,24]],"key":"k9975"}',1789000175000,170000,1);
INSERT INTO "event" VALUES('xAMtkud3Hi8rIXSzugY--g',44,'moved',0,'{"type":"moved","entries":[[0,32]],"key":"k9974"}',1789000175000,170000,1);
INSERT INTO "event" VALUES('xAMtkud3Hi8rIXSzugY--g',45,'moved',0,'{"type":"moved","entries":[[0,40]],"key":"k9973"}',1789000175000,170000,1);
INSERT INTO "event" VALUES('xAMtkud3Hi8rIXSzugY--g',46,'moved',0,'{"type":"moved","entries":[[0,49],[-1,1],[-1,1],[-1,3],[-1,5],[-1,1],[-1,5],[-1,0]],"key":"k9972"}',1789000175000,170000,2);
INSERT INTO "event" VALUES('xAMtkud3Hi8rIXSzugY--g',47,'moved',1,'{"type":"moved","entries":[[1,9]],"key":""}',1789000175000,170000,2);
INSERT INTO "event" VALUES('xAMtkud3Hi8rIXSzugY--g',48,'moved',1,'{"type":"moved","entries":[[1,24]],"key":""}',1789000175000,170000,2);
INSERT INTO "event" VALUES('xAMtkud3Hi8rIXSzugY--g',49,'moved',1,'{"type":"moved","entries":[[1,34],[-1,1],[-1,0],[-1,0],[-1,0],[-1,4]],"key":""}',1789000175000,170000,1);
INSERT INTO "event" VALUES('xAMtkud3Hi8rIXSzugY--g',50,'moved',0,'{"type":"moved","entries":[[0,0]],"key":"k9971"}',1789000175000,170000,1);
INSERT INTO "event" VALUES('xAMtkud3Hi8rIXSzugY--g',51,'moved',0,'{"type":"moved","entries":[[0,25]],"key":"k9970"}',1789000175000,170000,1);
INSERT INTO "event" VALUES('xAMtkud3Hi8rIXSzugY--g',52,'moved',0,'{"type":"moved","entries":[[0,75]],"key":"k9969"}',1789000175000,170000,1);
INSERT INTO "event" VALUES('xAMtkud3Hi8rIXSzugY--g',53,'moved',0,'{"type":"moved","entries":[[0,76],[-1,1],[-1,0],[-1,3],[-1,5]],"key":"k9968"}',1789000175000,170000,2);
INSERT INTO "event" VALUES('xAMtkud3Hi8rIXSzugY--g',54,'moved',1,'{"type":"moved","entries":[[1,9]],"key":""}',1789000175000,170000,2);
INSERT INTO "event" VALUES('xAMtkud3Hi8rIXSzugY--g',55,'moved',1,'{"type":"moved","entries":[[1,24]],"key":""}',1789000175000,170000,2);
INSERT INTO "event" VALUES('xAMtkud3Hi8rIXSzugY--g',56,'moved',1,'{"type":"moved","entries":[[1,32]],"key":""}',1789000175000,170000,2);
INSERT INTO "event" VALUES('xAMtkud3Hi8rIXSzugY--g',57,'moved',1,'{"type":"moved","entries":[[1,40]],"key":""}',1789000175000,170000,2);
INSERT INTO "event" VALUES('xAMtkud3Hi8rIXSzugY--g',58,'moved',1,'{"type":"moved","entries":[[1,49],[-1,3],[-1,2],[-1,4],[-1,3],[-1,0]],"key":""}',1789000175000,170000,1);
INSERT INTO "event" VALUES('xAMtkud3Hi8rIXSzugY--g',59,'moved',0,'{"type":"moved","entries":[[0,0]],"key":"k9967"}',1789000175000,170000,1);
INSERT INTO "event" VALUES('xAMtkud3Hi8rIXSzugY--g',60,'moved',0,'{"type":"moved","entries":[[0,8]],"key":"k9966"}',1789000175000,170000,1);
INSERT INTO "event" VALUES('xAMtkud3Hi8rIXSzugY--g',61,'moved',0,'{"type":"moved","entries":[[0,16]],"key":"k9965"}',1789000175000,170000,0);
INSERT INTO "event" VALUES('4xjZyGgJRTeKwXweC7ZkCw',1,'opened',NULL,'{"type":"opened","game":"sweet_nose","host":"wjcdzFAqd0Gasybs2Sa03w","chairs":[{"kind":"person","person":"wjcdzFAqd0Gasybs2Sa03w","name":"Zoë"},{"kind":"bot","name":"Waffle","bot":"random"},{"kind":"bot","name":"Muffin","bot":"random"}],"options":{"to_the_sky":false,"shopkeeper":false,"idle_rounds":4},"public":false,"spectators":true,"seed":"d5187aa40529caef42189a488b0e8f3be46e0ba563bd3c5bd998a8ad22e64485","stand_in":"random","timing":{"kind":"none","seconds":0,"bank":0,"increment":0,"days":0,"at_zero":"stand_in","urge_after":0},"owner":"","lent":false}',1789000175000,170000,NULL);
INSERT INTO "event" VALUES('4xjZyGgJRTeKwXweC7ZkCw',2,'started',0,'{"type":"started","match":"YIdYMv-COopZ63-q68uObg","version":1,"nonces":[],"next_seed":"53bfa1bc40203f2b6af147ba5ddeca62d0331a4a5bdeffdc9ea0c2644e7f348c","entries":[[-1,1],[-1,3],[-1,2],[-1,4],[-1,0],[-1,0],[-1,0],[-1,1],[-1,1],[-1,1],[-1,4],[-1,0],[-1,3],[-1,4],[-1,4],[-1,3],[-1,4],[-1,2],[-1,2],[-1,1],[-1,2],[-1,2],[-1,3],[-1,0],[-1,1],[-1,1],[-1,1]],"room":{"type":"opened","game":"sweet_nose","host":"wjcdzFAqd0Gasybs2Sa03w","chairs":[{"kind":"person","person":"wjcdzFAqd0Gasybs2Sa03w","name":"Zoë"},{"kind":"bot","name":"Waffle","bot":"random"},{"kind":"bot","name":"Muffin","bot":"random"}],"options":{"to_the_sky":false,"shopkeeper":false,"idle_rounds":4},"public":false,"spectators":true,"seed":"d5187aa40529caef42189a488b0e8f3be46e0ba563bd3c5bd998a8ad22e64485","stand_in":"random","timing":{"kind":"none","seconds":0,"bank":0,"increment":0,"days":0,"at_zero":"stand_in","urge_after":0},"owner":"wjcdzFAqd0Gasybs2Sa03w","lent":false}}',1789000175000,170000,7);
INSERT INTO "event" VALUES('4xjZyGgJRTeKwXweC7ZkCw',3,'moved',1,'{"type":"moved","entries":[[1,56]],"key":""}',1789000175000,170000,5);
INSERT INTO "event" VALUES('4xjZyGgJRTeKwXweC7ZkCw',4,'moved',2,'{"type":"moved","entries":[[2,101]],"key":""}',1789000175000,170000,1);
INSERT INTO "event" VALUES('4xjZyGgJRTeKwXweC7ZkCw',5,'moved',0,'{"type":"moved","entries":[[0,102]],"key":"k10000"}',1789000175000,170000,2);
INSERT INTO "event" VALUES('4xjZyGgJRTeKwXweC7ZkCw',6,'moved',1,'{"type":"moved","entries":[[1,140]],"key":""}',1789000175000,170000,4);
INSERT INTO "event" VALUES('4xjZyGgJRTeKwXweC7ZkCw',7,'moved',2,'{"type":"moved","entries":[[2,155]],"key":""}',1789000175000,170000,1);
INSERT INTO "event" VALUES('4xjZyGgJRTeKwXweC7ZkCw',8,'moved',0,'{"type":"moved","entries":[[0,158]],"key":"k9999"}',1789000175000,170000,2);
INSERT INTO "event" VALUES('4xjZyGgJRTeKwXweC7ZkCw',9,'moved',1,'{"type":"moved","entries":[[1,185]],"key":""}',1789000175000,170000,4);
INSERT INTO "event" VALUES('4xjZyGgJRTeKwXweC7ZkCw',10,'moved',2,'{"type":"moved","entries":[[2,136]],"key":""}',1789000175000,170000,1);
INSERT INTO "event" VALUES('4xjZyGgJRTeKwXweC7ZkCw',11,'moved',0,'{"type":"moved","entries":[[0,246]],"key":"k9998"}',1789000175000,170000,2);
INSERT INTO "event" VALUES('4xjZyGgJRTeKwXweC7ZkCw',12,'moved',1,'{"type":"moved","entries":[[1,129]],"key":""}',1789000175000,170000,4);
INSERT INTO "event" VALUES('4xjZyGgJRTeKwXweC7ZkCw',13,'moved',2,'{"type":"moved","entries":[[2,133]],"key":""}',1789000175000,170000,1);
INSERT INTO "event" VALUES('4xjZyGgJRTeKwXweC7ZkCw',14,'moved',0,'{"type":"moved","entries":[[0,253]],"key":"k9997"}',1789000175000,170000,2);
INSERT INTO "event" VALUES('4xjZyGgJRTeKwXweC7ZkCw',15,'moved',1,'{"type":"moved","entries":[[1,250]],"key":""}',1789000175000,170000,4);
INSERT INTO "event" VALUES('4xjZyGgJRTeKwXweC7ZkCw',16,'moved',2,'{"type":"moved","entries":[[2,155]],"key":""}',1789000175000,170000,1);
INSERT INTO "event" VALUES('4xjZyGgJRTeKwXweC7ZkCw',17,'moved',0,'{"type":"moved","entries":[[0,164]],"key":"k9996"}',1789000175000,170000,2);
INSERT INTO "event" VALUES('4xjZyGgJRTeKwXweC7ZkCw',18,'moved',1,'{"type":"moved","entries":[[1,141]],"key":""}',1789000175000,170000,4);
INSERT INTO "event" VALUES('4xjZyGgJRTeKwXweC7ZkCw',19,'moved',2,'{"type":"moved","entries":[[2,634]],"key":""}',1789000175000,170000,1);
INSERT INTO "event" VALUES('4xjZyGgJRTeKwXweC7ZkCw',20,'moved',0,'{"type":"moved","entries":[[0,635]],"key":"k9995"}',1789000175000,170000,2);
INSERT INTO "event" VALUES('4xjZyGgJRTeKwXweC7ZkCw',21,'moved',1,'{"type":"moved","entries":[[1,633]],"key":""}',1789000175000,170000,7);
INSERT INTO "event" VALUES('4xjZyGgJRTeKwXweC7ZkCw',22,'moved',2,'{"type":"moved","entries":[[2,95]],"key":""}',1789000175000,170000,3);
INSERT INTO "event" VALUES('4xjZyGgJRTeKwXweC7ZkCw',23,'moved',1,'{"type":"moved","entries":[[1,4]],"key":""}',1789000175000,170000,1);
INSERT INTO "event" VALUES('4xjZyGgJRTeKwXweC7ZkCw',24,'moved',0,'{"type":"moved","entries":[[0,111]],"key":"k9994"}',1789000175000,170000,4);
INSERT INTO "event" VALUES('4xjZyGgJRTeKwXweC7ZkCw',25,'moved',2,'{"type":"moved","entries":[[2,266]],"key":""}',1789000175000,170000,4);
INSERT INTO "event" VALUES('4xjZyGgJRTeKwXweC7ZkCw',26,'moved',2,'{"type":"moved","entries":[[2,334]],"key":""}',1789000175000,170000,1);
INSERT INTO "event" VALUES('4xjZyGgJRTeKwXweC7ZkCw',27,'moved',0,'{"type":"moved","entries":[[0,160]],"key":"k9993"}',1789000175000,170000,1);
INSERT INTO "event" VALUES('4xjZyGgJRTeKwXweC7ZkCw',28,'moved',0,'{"type":"moved","entries":[[0,363]],"key":"k9992"}',1789000175000,170000,2);
INSERT INTO "event" VALUES('4xjZyGgJRTeKwXweC7ZkCw',29,'moved',1,'{"type":"moved","entries":[[1,265]],"key":""}',1789000175000,170000,4);
INSERT INTO "event" VALUES('4xjZyGgJRTeKwXweC7ZkCw',30,'moved',2,'{"type":"moved","entries":[[2,137]],"key":""}',1789000175000,170000,1);
INSERT INTO "event" VALUES('4xjZyGgJRTeKwXweC7ZkCw',31,'moved',0,'{"type":"moved","entries":[[0,147]],"key":"k9991"}',1789000175000,170000,2);
INSERT INTO "event" VALUES('4xjZyGgJRTeKwXweC7ZkCw',32,'moved',1,'{"type":"moved","entries":[[1,173]],"key":""}',1789000175000,170000,2);
INSERT INTO "event" VALUES('4xjZyGgJRTeKwXweC7ZkCw',33,'moved',1,'{"type":"moved","entries":[[1,303]],"key":""}',1789000175000,170000,4);
INSERT INTO "event" VALUES('4xjZyGgJRTeKwXweC7ZkCw',34,'moved',2,'{"type":"moved","entries":[[2,146]],"key":""}',1789000175000,170000,1);
INSERT INTO "event" VALUES('4xjZyGgJRTeKwXweC7ZkCw',35,'moved',0,'{"type":"moved","entries":[[0,177]],"key":"k9990"}',1789000175000,170000,2);
INSERT INTO "event" VALUES('4xjZyGgJRTeKwXweC7ZkCw',36,'moved',1,'{"type":"moved","entries":[[1,181]],"key":""}',1789000175000,170000,4);
INSERT INTO "event" VALUES('4xjZyGgJRTeKwXweC7ZkCw',37,'moved',2,'{"type":"moved","entries":[[2,152]],"key":""}',1789000175000,170000,1);
INSERT INTO "event" VALUES('4xjZyGgJRTeKwXweC7ZkCw',38,'moved',0,'{"type":"moved","entries":[[0,186]],"key":"k9989"}',1789000175000,170000,4);
INSERT INTO "event" VALUES('4xjZyGgJRTeKwXweC7ZkCw',39,'moved',2,'{"type":"moved","entries":[[2,632]],"key":""}',1789000175000,170000,1);
INSERT INTO "event" VALUES('4xjZyGgJRTeKwXweC7ZkCw',40,'moved',0,'{"type":"moved","entries":[[0,634]],"key":"k9988"}',1789000175000,170000,2);
INSERT INTO "event" VALUES('4xjZyGgJRTeKwXweC7ZkCw',41,'moved',1,'{"type":"moved","entries":[[1,631]],"key":""}',1789000175000,170000,7);
INSERT INTO "event" VALUES('4xjZyGgJRTeKwXweC7ZkCw',42,'moved',2,'{"type":"moved","entries":[[2,76]],"key":""}',1789000175000,170000,3);
INSERT INTO "event" VALUES('4xjZyGgJRTeKwXweC7ZkCw',43,'moved',1,'{"type":"moved","entries":[[1,113]],"key":""}',1789000175000,170000,1);
INSERT INTO "event" VALUES('4xjZyGgJRTeKwXweC7ZkCw',44,'moved',0,'{"type":"moved","entries":[[0,64]],"key":"k9987"}',1789000175000,170000,4);
INSERT INTO "event" VALUES('4xjZyGgJRTeKwXweC7ZkCw',45,'moved',2,'{"type":"moved","entries":[[2,246]],"key":""}',1789000175000,170000,4);
INSERT INTO "event" VALUES('4xjZyGgJRTeKwXweC7ZkCw',46,'moved',2,'{"type":"moved","entries":[[2,276]],"key":""}',1789000175000,170000,1);
INSERT INTO "event" VALUES('4xjZyGgJRTeKwXweC7ZkCw',47,'moved',0,'{"type":"moved","entries":[[0,183]],"key":"k9986"}',1789000175000,170000,1);
INSERT INTO "event" VALUES('4xjZyGgJRTeKwXweC7ZkCw',48,'moved',0,'{"type":"moved","entries":[[0,350]],"key":"k9985"}',1789000175000,170000,2);
INSERT INTO "event" VALUES('4xjZyGgJRTeKwXweC7ZkCw',49,'moved',1,'{"type":"moved","entries":[[1,254]],"key":""}',1789000175000,170000,2);
INSERT INTO "event" VALUES('4xjZyGgJRTeKwXweC7ZkCw',50,'moved',1,'{"type":"moved","entries":[[1,273]],"key":""}',1789000175000,170000,4);
INSERT INTO "event" VALUES('4xjZyGgJRTeKwXweC7ZkCw',51,'moved',2,'{"type":"moved","entries":[[2,143]],"key":""}',1789000175000,170000,1);
INSERT INTO "event" VALUES('4xjZyGgJRTeKwXweC7ZkCw',52,'moved',0,'{"type":"moved","entries":[[0,171]],"key":"k9984"}',1789000175000,170000,2);
INSERT INTO "event" VALUES('4xjZyGgJRTeKwXweC7ZkCw',53,'moved',1,'{"type":"moved","entries":[[1,122]],"key":""}',1789000175000,170000,4);
INSERT INTO "event" VALUES('4xjZyGgJRTeKwXweC7ZkCw',54,'moved',2,'{"type":"moved","entries":[[2,158]],"key":""}',1789000175000,170000,1);
INSERT INTO "event" VALUES('4xjZyGgJRTeKwXweC7ZkCw',55,'moved',0,'{"type":"moved","entries":[[0,168]],"key":"k9983"}',1789000175000,170000,2);
INSERT INTO "event" VALUES('4xjZyGgJRTeKwXweC7ZkCw',56,'moved',1,'{"type":"moved","entries":[[1,246]],"key":""}',1789000175000,170000,4);
INSERT INTO "event" VALUES('4xjZyGgJRTeKwXweC7ZkCw',57,'moved',2,'{"type":"moved","entries":[[2,259]],"key":""}',1789000175000,170000,1);
INSERT INTO "event" VALUES('4xjZyGgJRTeKwXweC7ZkCw',58,'moved',0,'{"type":"moved","entries":[[0,265]],"key":"k9982"}',1789000175000,170000,2);
INSERT INTO "event" VALUES('4xjZyGgJRTeKwXweC7ZkCw',59,'moved',1,'{"type":"moved","entries":[[1,171]],"key":""}',1789000175000,170000,4);
INSERT INTO "event" VALUES('4xjZyGgJRTeKwXweC7ZkCw',60,'moved',2,'{"type":"moved","entries":[[2,130]],"key":""}',1789000175000,170000,0);
CREATE TABLE form (
	number INTEGER NOT NULL, 
	CONSTRAINT pk_form PRIMARY KEY (number)
);
INSERT INTO "form" VALUES(1);
CREATE TABLE handover (
	code VARCHAR(64) NOT NULL, 
	person VARCHAR(32) NOT NULL, 
	until BIGINT NOT NULL, 
	CONSTRAINT pk_handover PRIMARY KEY (code), 
	CONSTRAINT fk_handover_person FOREIGN KEY(person) REFERENCES person (id)
);
CREATE TABLE house_time (
	id INTEGER NOT NULL, 
	total BIGINT NOT NULL, 
	CONSTRAINT pk_house_time PRIMARY KEY (id)
);
INSERT INTO "house_time" VALUES(1,170000);
CREATE TABLE lease (
	room VARCHAR(32) NOT NULL, 
	node VARCHAR(16) NOT NULL, 
	CONSTRAINT pk_lease PRIMARY KEY (room), 
	CONSTRAINT fk_lease_room FOREIGN KEY(room) REFERENCES room (id), 
	CONSTRAINT fk_lease_node FOREIGN KEY(node) REFERENCES node (id) ON DELETE CASCADE
);
CREATE TABLE "match" (
	id VARCHAR(32) NOT NULL, 
	room VARCHAR(32) NOT NULL, 
	started BIGINT NOT NULL, 
	ended BIGINT, 
	names TEXT NOT NULL, 
	file TEXT, 
	people TEXT NOT NULL, 
	result TEXT, 
	game VARCHAR(64) NOT NULL, 
	bots TEXT NOT NULL, 
	practice BOOLEAN NOT NULL, 
	CONSTRAINT pk_match PRIMARY KEY (id), 
	CONSTRAINT fk_match_room FOREIGN KEY(room) REFERENCES room (id)
);
INSERT INTO "match" VALUES('WMyCqzaJFFy0Njg4kxA9Yw','XmikXOMDPAe3DqySviI_4A',1789000005000,NULL,'["Mia","Jürgen"]',NULL,'["bHe9vsRa11XUPYFXfTKFRw","apAETw_-zSJqFju5scba2g"]',NULL,'honeymoon','["",""]',0);
INSERT INTO "match" VALUES('0D37k3XNdFezXBhWInvBOA','QubOTxbcgjrdqyXQghRImw',1789000005000,NULL,'["Jürgen","Mia","Waffle"]',NULL,'["apAETw_-zSJqFju5scba2g","bHe9vsRa11XUPYFXfTKFRw",""]',NULL,'sweet_nose','["","","random"]',0);
INSERT INTO "match" VALUES('4DzcQK-eVWxQ9JBnKzSQ2Q','h4QLtC8AmFd4dheR2cr9xA',1789000005000,1789000005000,'["Jürgen","Waffle"]','{"sweetbox":1,"game":"honeymoon","version":2,"seats":2,"options":{"sheet":"a","one_entrance":false,"idle_rolls":20},"edition":null,"commitment":"0adc079f4326589fefd733c6b923e7d746d0d0aeac7de4f05cf56282826495ed","nonces":[],"seed":"3be7e2aba337cb30e041b895a6e67e7bb051d34be49474eab484feb58c220e3c","log":[[-1,2],[1,331],[0,163],[-1,3],[1,415],[0,597],[-1,0],[1,677],[0,680],[1,596],[0,75],[-1,0],[1,680],[0,679],[1,247],[0,174],[-1,2],[1,149],[0,357],[-1,3],[1,160],[0,551],[-1,5],[1,595],[0,593],[-1,5],[1,71],[0,273],[-1,4],[1,439],[0,439],[-1,0],[1,678],[0,676],[1,633],[-1,0],[0,676],[1,676],[-1,5],[1,676],[0,676],[-1,2],[1,431],[0,587],[-1,0],[1,676],[0,676],[-1,5],[1,676],[0,676],[-1,4],[1,68],[0,676],[-1,5],[1,676],[0,676],[-1,0],[1,676],[0,676],[-1,5],[1,676],[0,676],[-1,1],[1,189],[0,441],[-1,0],[1,676],[0,676],[-1,5],[1,676],[0,676],[-1,2],[1,74],[0,656],[-1,2],[1,66],[0,279],[-1,0],[1,676],[0,676],[-1,3],[1,676],[0,676],[-1,5],[1,676],[0,676],[-1,2],[1,676],[0,457],[-1,0],[1,676],[0,676],[-1,4],[1,676],[0,676]],"links":"0262abb70e523590b67fb8ce1eebbb3156ab06d76cf2c94991c0c65562eb62156d8b9f395afc1eccc1b9349634ee63c0e1a6d21499bd8fad7f89ccda8463d401327a09fb0e187f55194f3a1fa226ee6cd2920c86f7ba39a70ea7884e03c9dd91dd3844b1c43596ca9909b165ac1df893d606cb708a7666d3eea36db06e36de4c8e8213ff8d2bbd9fa17c8be3ea1102e86d1d089134682e9ee6b168db7e8092f5218c9a93c7e5d43b8387d2e21e9573ede100e9b5d8d3fede34769bba5cbca556","digest":"a556014acd304e5b2b18d5b0e5f740cd6d56222e27d296df8270f8f393cc0743","result":{"points":[0,19],"ranks":[2,1]}}','["apAETw_-zSJqFju5scba2g",""]','{"points":[0,19],"ranks":[2,1]}','honeymoon','["","random"]',0);
INSERT INTO "match" VALUES('6AYntOmBhY5mKa1btUNvnw','h4QLtC8AmFd4dheR2cr9xA',1789000005000,NULL,'["Jürgen","Waffle"]',NULL,'["apAETw_-zSJqFju5scba2g",""]',NULL,'honeymoon','["","random"]',0);
INSERT INTO "match" VALUES('gf90hBGprpdzkZP0WjjF8w','StiDl7N6rBg0CTcNpBKPaQ',1789000005000,1789000005000,'["Zoë","Waffle"]','{"sweetbox":1,"game":"sweets_stack","version":1,"seats":2,"options":{"rules":"basic","round_1":"as_named","round_2":"as_named","round_3":"as_named"},"edition":null,"commitment":"42f028a27e1b7be17067f527443a3f0e31dd95cad7e4392cdc07879aa26cfef6","nonces":[],"seed":"27113ad2216a6627f85e1f1e7e6744ff86e4ce8479f15294cefe3e069f454444","log":[[-1,9],[-1,1],[-1,27],[-1,25],[-1,36],[-1,47],[-1,43],[-1,28],[-1,62],[-1,0],[-1,63],[-1,49],[-1,24],[-1,45],[-1,44],[-1,26],[-1,11],[-1,29],[-1,42],[-1,61],[-1,53],[-1,59],[-1,41],[-1,37],[-1,8],[-1,32],[-1,54],[-1,22],[-1,17],[-1,40],[-1,21],[-1,31],[-1,45],[-1,9],[-1,24],[-1,62],[-1,1],[-1,40],[-1,22],[-1,11],[-1,32],[-1,31],[1,0],[0,1],[0,47],[0,64],[0,11],[0,26],[-1,26],[-1,43],[-1,28],[-1,0],[-1,63],[1,81],[0,96],[1,243],[0,182],[1,411],[0,412],[0,0],[1,92],[0,113],[1,310],[0,226],[1,429],[0,415],[0,1],[0,30],[0,2],[-1,36],[-1,44],[-1,27],[0,97],[1,101],[0,262],[1,246],[0,426],[1,415],[-1,47],[-1,42],[1,0],[0,1],[0,38],[0,49],[-1,49],[1,110],[0,115],[1,318],[0,298],[1,424],[0,429],[-1,53],[1,0],[1,123],[0,132],[1,389],[1,433],[0,350],[0,442],[-1,17],[1,112],[0,119],[1,334],[0,306],[1,447],[0,450],[-1,54],[0,1],[0,11],[0,26],[1,87],[0,71],[1,142],[0,410],[1,450],[0,471],[-1,63],[-1,9],[-1,42],[-1,36],[-1,44],[-1,62],[-1,59],[-1,27],[-1,54],[-1,49],[1,0],[0,0],[1,129],[0,112],[1,308],[1,411],[0,377],[0,413],[0,1],[0,46],[0,11],[0,65],[-1,40],[-1,0],[-1,11],[-1,22],[1,124],[0,92],[1,226],[0,354],[1,415],[0,426],[1,97],[0,70],[1,138],[1,425],[0,246],[0,411],[-1,28],[-1,21],[0,0],[1,91],[0,98],[0,222],[1,250],[0,436],[1,431],[-1,25],[-1,61],[0,1],[0,27],[0,42],[-1,47],[-1,24],[-1,53],[1,132],[0,94],[1,234],[0,386],[1,442],[0,449],[-1,31],[-1,29],[0,1],[0,55],[0,49],[1,131],[0,79],[1,174],[1,447],[0,410],[0,471],[-1,25],[-1,62],[-1,31],[-1,11],[-1,54],[-1,41],[-1,42],[-1,1],[-1,0],[-1,32],[1,1],[0,1],[1,44],[1,3],[0,33],[1,43],[0,64],[1,2],[0,13],[0,27],[-1,40],[-1,47],[-1,61],[-1,36],[-1,59],[-1,26],[-1,24],[-1,43],[-1,9],[-1,28],[1,94],[0,106],[1,282],[0,234],[1,411],[0,412],[1,1],[0,0],[1,30],[1,11],[1,45],[-1,22],[-1,45],[-1,37],[-1,49],[1,115],[0,117],[1,326],[1,417],[0,318],[0,424],[0,0],[1,107],[0,129],[1,374],[0,287],[1,420],[0,415],[-1,63],[-1,8],[1,1],[1,24],[1,10],[1,71],[0,110],[1,298],[1,429],[0,142],[0,443],[-1,44],[1,1],[1,43],[1,44],[0,131],[1,98],[0,250],[1,382],[0,444],[1,437],[-1,21],[1,1],[1,11],[1,2],[1,96],[0,133],[1,410],[1,471],[0,410],[0,471]],"links":"5bc5375ad1b8fa456b2a40a0216eb4bf9b8cde1cbbfded4cb7d535f77072f36482e3abca43d1c5a86aa80c271da2611709b8c7098ca15620729513bcaf186421611b8584599acbf44130a882668200e06beb589f4230ffbac75ade4c82d49f8ddb689b6d82e9e40c703a105eed6ac7fcc5ad3f94d1aa08204f45c9b9ab3760e389a7fd87ec5a7cd2c988f1bb95ce1ecd9d609aa31f70f8a0b0fdca2b5521704c1b9bd80e745460fc68d5969065a75d13436a89fb82da7c2a1d272acfebb6edd753e82485ad643ba726557fd17271bd16be1c929ae5c0e11f57eafedd85a8f79325d98969b8bd5d2782a3eef8bd4e81fdd1c67028361af4ad1edb9cd471b2598cd4322e5de2e76ec57d5ced83431eaca7467a9eb44a944be9a4ee7121c25b7e493823ab182a41cfea6efcd85d53772b4743b544f5de67e7744e16b9a8f8b2caa2b9787b715273f3c15b45bd954629d7a4f30d7cf8ac09137459ff73cd2f2a1766e8e83ca327abdf85f1b29cc89bf0904584407b9354990c46fbdef293a11f7ac3c7129dd2f45180fc819b019ad1f2b45698b8a9999acbdb621a869582c5143591abb9627eba26ca53672973d04206cf9de674c92f929c0906c0ddb2b84da8976d06b235ac695083d66cf2e3faeb8785e6dc33a48a52eb254b267570d26e2fc24339474dc5f166c659e0d6b5e8b2aecffb5fc35cbafc08c4869b08358bffc497237fb17c09d26d61b09a33e6bea38f083e8fdb73c9e229717afe9df0f26acd7503eedcce891cdfacece8a2445b","digest":"445b4e22c43f8ebaa1a77f16166af58c5667754601e3ab8de3827d2f0a221af8","result":{"points":[18,25],"ranks":[2,1]}}','["wjcdzFAqd0Gasybs2Sa03w",""]','{"points":[18,25],"ranks":[2,1]}','sweets_stack','["","random"]',0);
INSERT INTO "match" VALUES('HhMVlD06wmYd7q_BCWNRkg','VDh8KNzCzr3aLIlTAebelQ',1789000005000,1789000005000,'["Zoë","Waffle"]','{"sweetbox":1,"game":"biscuit_pockets","version":1,"seats":2,"options":{"idle_rounds":12,"show_seen":false},"edition":null,"commitment":"fff475de09afcac95290c21d029d88b0b1b2e1d714f870229f06a77d0036fbab","nonces":[],"seed":"39957afeccf07fcf5e4a87355c3315eb9414184c9d04c35cffbd4a92869a74e0","log":[[-1,1],[1,18],[-1,7],[0,71],[-1,3],[1,30],[-1,0],[1,37],[-1,3],[0,50],[-1,2],[1,2],[-1,0],[1,53],[-1,5],[0,50],[1,0],[-1,1],[1,70],[-1,0],[1,12],[-1,0],[0,54],[1,44],[-1,5],[0,53],[1,27],[-1,0],[1,56],[-1,2],[0,14],[0,66],[0,57],[-1,5],[1,43],[-1,0],[0,8],[1,55],[-1,2],[0,26],[-1,3],[1,8],[0,9],[-1,5],[1,22],[-1,5],[0,28],[-1,2],[0,32],[-1,0],[1,47],[-1,5],[0,22],[1,6],[-1,2],[1,16],[-1,4],[1,46],[-1,2],[0,16],[1,60],[-1,5],[0,48],[1,37],[0,7],[0,8],[1,31],[-1,3],[0,1],[1,5],[-1,3],[0,21],[1,43],[0,13],[-1,3],[1,38],[0,52]],"links":"0377c41f4ce529d1af0cd0e0ddff620b7c34173370756bae2dd9246eb7f865496f731cd54250c97bf4b785129c1ad1a0ba4bda2b687c41eb02415343e2b372d8c7b79ba96fb6488ade4965cffa5ab44e4cf9c03175108ad58876c0de2719a584b75e30cf76aed0f23cc65ac55aa8978ddcda3157c6b912e6c68f93247b8b3282d92524bc19d30dab01b579abf201f425b38b2875184c814e24e34bc1","digest":"4bc1df29729fc59e59ca77106653893d0b8a3d000d4cee2d350ba42502ac6a54","result":{"points":[2,3],"ranks":[2,1]}}','["wjcdzFAqd0Gasybs2Sa03w",""]','{"points":[2,3],"ranks":[2,1]}','biscuit_pockets','["","random"]',0);
INSERT INTO "match" VALUES('t4xs6ps8qVUshQ0fIwa-aA','EjJFX6yG7lJYmJ_Fs5QoHw',1789000005000,1789000005000,'["Zoë","Waffle"]','{"sweetbox":1,"game":"swintus","version":1,"seats":2,"options":{"idle_turns":10},"edition":null,"commitment":"1018a403bea92ea63c635ef296625f206214d6bed2061c4f4f63b4007f83bfce","nonces":[],"seed":"57832b62ef6444b06f8c2ce04180669fe1eab93a2dd3f2c359587b93ac0ad762","log":[[-1,6],[-1,3],[-1,2],[-1,0],[-1,0],[-1,16],[-1,11],[-1,0],[-1,2],[-1,4],[-1,2],[-1,0],[-1,4],[-1,4],[-1,2],[0,0],[0,16],[0,74],[-1,12],[-1,1],[-1,2],[-1,0],[-1,2],[-1,0],[-1,2],[-1,0],[1,16],[1,24],[-1,3],[-1,2],[-1,0],[-1,3],[-1,1],[-1,0],[-1,4],[0,1],[0,8],[0,17],[0,25],[-1,3],[-1,5],[-1,3],[-1,1],[-1,3],[-1,2],[-1,5],[1,9],[1,16],[1,25],[1,32],[1,40],[1,49],[1,57],[-1,1],[-1,4],[0,1],[0,25],[-1,0],[-1,3],[-1,1],[1,9],[1,24],[-1,4],[1,0],[1,72],[-1,10],[-1,3],[-1,2],[-1,4],[-1,1],[-1,5],[-1,0],[-1,5],[1,0],[1,8],[1,17],[1,25],[1,33],[1,41],[-1,2],[-1,0],[1,17],[-1,0],[-1,4],[-1,3],[-1,1],[-1,5],[-1,5],[-1,1],[0,0],[0,8],[0,25],[0,33],[0,41],[-1,0],[-1,2],[-1,3],[-1,1],[-1,0],[-1,4],[-1,4],[1,0],[1,9],[1,17],[1,25],[-1,1],[-1,2],[-1,2],[0,17],[0,25],[-1,2],[-1,3],[1,9],[1,17],[-1,5],[0,32],[0,40],[0,48],[0,57],[0,75],[-1,0],[-1,4],[-1,4],[-1,3],[-1,4],[-1,5],[-1,2],[1,2],[1,8],[1,17],[1,33],[1,75]],"links":"7c1bada1be4ed3f52cde573fd96abff7ad36a4aa76b3d1b5ba6aa72675ed28ae260d25971e431ae88460f28e34992ab895c5d55be87bf6e54ab74d439b60a1ff574203f4c053896223a58fffd36094c6ebf18dd9000906b5e0f51039227e4baf7219b247dc74391c86db6063cf7fb763370860e464915ef95786dfecd635fb862e8ad25f30518c0c681575e275920494b60f982cac35823be0b1241b12b6ce09b1cb87f34ba0b15720a2976fa85937ab8b7d278f349f26f1fc0c48608bd7acd82e23dfc81e29fa9a0152566b5011d8839432f063fe00e30c09246d13a7d20a8039731b509ba14138fd7fb7ebd239bd6c5167af6170e7bbfb8940354616b97d9c93120c32f95b2aa178fc","digest":"78fc795b8f523f0519ac5476894f0cf904d61d028a07a954d516c758717a8141","result":{"points":[1,1],"ranks":[1,1]}}','["wjcdzFAqd0Gasybs2Sa03w",""]','{"points":[1,1],"ranks":[1,1]}','swintus','["","random"]',0);
INSERT INTO "match" VALUES('5_dHimxI-Ny4ke4ldzQ8_A','DY7KMJ-2OtGTPRUnY9NmeA',1789000005000,NULL,'["Mia","Zoë","Ben"]',NULL,'["bHe9vsRa11XUPYFXfTKFRw","wjcdzFAqd0Gasybs2Sa03w","bHe9vsRa11XUPYFXfTKFRw"]',NULL,'sweets_stack','["","",""]',0);
INSERT INTO "match" VALUES('od0HaFq5OI8C9LyoDGDZ3Q','kVisRxXjHXmquFdhon21FQ',1789000005000,NULL,'["Zoë","Waffle"]',NULL,'["wjcdzFAqd0Gasybs2Sa03w",""]',NULL,'swintus','["","gentle"]',1);
INSERT INTO "match" VALUES('6TvKkpC-30NVu59UgJKjfw','AGeof16iimVfxW4WiMjcSg',1789000005000,1789000005000,'["Zoë","Mia"]','{"sweetbox":1,"game":"swintus","version":1,"seats":2,"options":{"idle_turns":10},"edition":null,"commitment":"38b81ebb774ae032c6f6415f5e8bd68c52e65189091baa2f94d8d85d828e6753","nonces":["","nonce 1"],"seed":"fa22d6f579d54f432ed277e652ccce0219e5401dc13e8476a50f096857daf093","log":[[-1,0],[-1,2],[-1,3],[-1,2],[-1,14],[-1,11],[-1,4],[-1,0],[-1,1],[-1,4],[-1,0],[-1,1],[-1,1],[-1,4],[-1,1],[0,1],[0,25],[0,73],[-1,15],[-1,5],[-1,4],[-1,5],[-1,2],[-1,0],[-1,0],[-1,5],[1,0],[1,17],[1,33],[1,42],[-1,1],[-1,1],[-1,1],[-1,4],[-1,0],[-1,3],[-1,3],[0,0],[0,10],[0,26],[-1,1],[1,24],[1,75],[-1,1],[-1,5],[0,25],[0,32],[0,41],[-1,5],[1,32],[1,41],[1,75],[-1,2],[-1,4],[-1,5],[-1,4],[-1,3],[-1,1],[-1,4],[0,1],[0,8],[0,16],[0,25],[0,32],[0,40],[0,49],[-1,3],[-1,5],[-1,1],[-1,5],[-1,5],[-1,0],[-1,4],[1,1],[1,8],[1,24],[1,34],[1,41],[-1,0],[-1,1],[-1,1],[-1,1],[0,26],[-1,3],[-1,2],[1,8],[1,17],[-1,5],[0,33],[0,75]],"links":"cfbff1f5c5540e173992b2dd64e89da305eaab42a0bee569ea846cd85c7c5e739f641012c8b47f211e8cc892c35bbd5dbc50d945fa533497679cd5aa5dc7a015e6a3125cab9dfd45163b0dee6030709832cda73cf77f0a654d0b0e148c8b6f1a382630b92af2c7b25c6548e193a176b11e19698a5fd7d10475a0a395c489f42786af7d42ec18c85ffd39e87c83b543dc53e69ef5df32fb36ba9e27baf21d134ca3723cb70c1293e956136bc991692a617b9c7664d820","digest":"d820590f3178536fd817e7f26bac49feb89c917be4a4e9a6045dbdfa3b80c3b9","result":{"points":[1,0],"ranks":[1,2]}}','["wjcdzFAqd0Gasybs2Sa03w","bHe9vsRa11XUPYFXfTKFRw"]','{"points":[1,0],"ranks":[1,2]}','swintus','["",""]',0);
INSERT INTO "match" VALUES('tsdnOJTvDgswnwgzfpECzQ','AGeof16iimVfxW4WiMjcSg',1789000005000,NULL,'["Zoë","Mia"]',NULL,'["wjcdzFAqd0Gasybs2Sa03w","bHe9vsRa11XUPYFXfTKFRw"]',NULL,'biscuit_pockets','["",""]',0);
INSERT INTO "match" VALUES('5tHiGYpBa3WzY_fyNwNr-g','xAMtkud3Hi8rIXSzugY--g',1789000175000,1789000175000,'["Zoë","Waffle"]','{"sweetbox":1,"game":"swintus","version":1,"seats":2,"options":{"idle_turns":10},"edition":null,"commitment":"3bb0664b06ada9e2f03a29833304dcdc6d88fe051c6266668b6e27b7e46336ef","nonces":[],"seed":"807db56e96a7393c060c9d79fece0bc629c0db1fc64acf7e0875bd7993b97a08","log":[[-1,1],[-1,7],[-1,0],[-1,0],[-1,14],[-1,3],[-1,16],[-1,0],[-1,1],[-1,3],[-1,3],[-1,3],[-1,2],[-1,4],[-1,4],[0,0],[0,9],[0,17],[0,24],[-1,1],[-1,1],[-1,0],[-1,0],[-1,5],[-1,1],[-1,0],[1,25],[1,33],[-1,3],[-1,3],[-1,0],[-1,5],[-1,1],[0,9],[0,24],[0,33],[-1,5],[-1,3],[-1,4],[-1,1],[-1,5],[1,1],[1,8],[1,24],[1,33],[1,40],[1,48],[1,56],[1,64],[-1,3],[-1,5],[0,8],[0,33],[0,75],[-1,3],[-1,0],[-1,2],[1,9],[1,17],[-1,2],[0,16],[0,72],[-1,15],[-1,2],[-1,0],[-1,4],[-1,3],[-1,2],[-1,5],[-1,2],[0,1],[0,8],[0,19],[0,32],[0,41],[-1,2],[0,17],[-1,3],[-1,2],[1,16],[-1,5],[-1,0],[-1,2],[-1,3],[0,8],[0,17],[0,33],[-1,2],[1,16],[-1,5],[0,33],[-1,2],[1,17],[-1,0],[-1,5],[-1,3],[-1,2],[-1,1],[-1,2],[-1,4],[0,0],[0,8],[0,16],[0,24],[0,32],[0,40],[0,49],[-1,1],[-1,1],[-1,3],[-1,5],[-1,1],[-1,5],[-1,0],[1,9],[1,24],[1,34],[-1,1],[-1,0],[-1,0],[-1,0],[-1,4],[0,0],[0,25],[0,75],[0,76],[-1,1],[-1,0],[-1,3],[-1,5],[1,9],[1,24],[1,32],[1,40],[1,49],[-1,3],[-1,2],[-1,4],[-1,3],[-1,0],[0,0],[0,8],[0,16]],"links":"3b5cc4f18577df7ba0fa2643aa960c9ae61dec21c065522142b520681820d3ca53be2e72ed581f83b750d58bf35543b697b38058c356eaae8ee77cfb5885ce023484f1a079f6bcf5e3c76eba6b07858f29eaebbf7a74d8905345fb17e64090b468cea156207ad231d11db4a96bf3ebd5cfa5c685dc74e85e5c5906717e348d1f2c28a54889bfb068545bd025da6fb5e47d5de7c37807da7e6abb97adc013c56a25594ede5c994e7cc1a5e3c01baee6ca33b1d6b084ca93461c480620a6b2934ac302cb2614ceafd709ce0bde6888761746396711158214a16aca6ab6ba7c521245629c9f8f9adb74a7e0b5c30d90bfdee01cf3802af4deebc7a0fb363e0697dd78d6f2fd3544ffe0b4afb3d6cd7612a780a5cce64e1d10a4d292cbf701d230aa","digest":"30aa793963b634fc49e54c1cca46433d14f3e597b5944f3ad6f70dd4640906c0","result":{"points":[1,0],"ranks":[1,2]}}','["wjcdzFAqd0Gasybs2Sa03w",""]','{"points":[1,0],"ranks":[1,2]}','swintus','["","random"]',0);
INSERT INTO "match" VALUES('YIdYMv-COopZ63-q68uObg','4xjZyGgJRTeKwXweC7ZkCw',1789000175000,1789000175000,'["Zoë","Waffle","Muffin"]','{"sweetbox":1,"game":"sweet_nose","version":1,"seats":3,"options":{"to_the_sky":false,"shopkeeper":false,"idle_rounds":4},"edition":null,"commitment":"27c2301c02e543dcee9251c1c5c63a2523a582a295b872c55fcb36b8868eee53","nonces":[],"seed":"d5187aa40529caef42189a488b0e8f3be46e0ba563bd3c5bd998a8ad22e64485","log":[[-1,1],[-1,3],[-1,2],[-1,4],[-1,0],[-1,0],[-1,0],[-1,1],[-1,1],[-1,1],[-1,4],[-1,0],[-1,3],[-1,4],[-1,4],[-1,3],[-1,4],[-1,2],[-1,2],[-1,1],[-1,2],[-1,2],[-1,3],[-1,0],[-1,1],[-1,1],[-1,1],[1,56],[2,101],[0,102],[1,140],[2,155],[0,158],[1,185],[2,136],[0,246],[1,129],[2,133],[0,253],[1,250],[2,155],[0,164],[1,141],[2,634],[0,635],[1,633],[2,95],[1,4],[0,111],[2,266],[2,334],[0,160],[0,363],[1,265],[2,137],[0,147],[1,173],[1,303],[2,146],[0,177],[1,181],[2,152],[0,186],[2,632],[0,634],[1,631],[2,76],[1,113],[0,64],[2,246],[2,276],[0,183],[0,350],[1,254],[1,273],[2,143],[0,171],[1,122],[2,158],[0,168],[1,246],[2,259],[0,265],[1,171],[2,130]],"links":"6d3afdc5478cba92446b13cff66ba7431dd8277598133d868801de14fc472fd0af5b586d114acf641844455aad58fb7cbaab697820b6d83be1327b2cfdc25e1adac26813eb1b723a17f9db1ce8cce3aac30c191834babed1f7c897a755529c75821ec661afe95dee5f9e28ec68c197ec7fa2032edcf5d3236959df2686bac4f2fa3eb50278ec3594845aeda41c52ae67420d724e65d1383536fb157cf20cc389ba06be6a7be250c6c93a4586","digest":"4586cba629f5e6e0bed55518bc8b1e0e7e019d9e43870e53d5e42abe3895d6ed","result":{"points":[80,77,89],"ranks":[2,1,3]}}','["wjcdzFAqd0Gasybs2Sa03w","",""]','{"points":[80,77,89],"ranks":[2,1,3]}','sweet_nose','["","random","random"]',0);
CREATE TABLE member (
	person VARCHAR(32) NOT NULL, 
	room VARCHAR(32) NOT NULL, 
	hidden BOOLEAN DEFAULT 0 NOT NULL, 
	outside BOOLEAN DEFAULT 0 NOT NULL, 
	CONSTRAINT pk_member PRIMARY KEY (person, room), 
	CONSTRAINT fk_member_person FOREIGN KEY(person) REFERENCES person (id), 
	CONSTRAINT fk_member_room FOREIGN KEY(room) REFERENCES room (id)
);
INSERT INTO "member" VALUES('apAETw_-zSJqFju5scba2g','FhGs5KFAZjmPF_3PGM1wKg',0,0);
INSERT INTO "member" VALUES('bHe9vsRa11XUPYFXfTKFRw','FhGs5KFAZjmPF_3PGM1wKg',0,0);
INSERT INTO "member" VALUES('bHe9vsRa11XUPYFXfTKFRw','XmikXOMDPAe3DqySviI_4A',0,0);
INSERT INTO "member" VALUES('apAETw_-zSJqFju5scba2g','XmikXOMDPAe3DqySviI_4A',0,0);
INSERT INTO "member" VALUES('apAETw_-zSJqFju5scba2g','QubOTxbcgjrdqyXQghRImw',0,0);
INSERT INTO "member" VALUES('bHe9vsRa11XUPYFXfTKFRw','QubOTxbcgjrdqyXQghRImw',0,0);
INSERT INTO "member" VALUES('apAETw_-zSJqFju5scba2g','h4QLtC8AmFd4dheR2cr9xA',0,0);
INSERT INTO "member" VALUES('wjcdzFAqd0Gasybs2Sa03w','StiDl7N6rBg0CTcNpBKPaQ',0,0);
INSERT INTO "member" VALUES('wjcdzFAqd0Gasybs2Sa03w','VDh8KNzCzr3aLIlTAebelQ',0,0);
INSERT INTO "member" VALUES('wjcdzFAqd0Gasybs2Sa03w','EjJFX6yG7lJYmJ_Fs5QoHw',0,0);
INSERT INTO "member" VALUES('bHe9vsRa11XUPYFXfTKFRw','DY7KMJ-2OtGTPRUnY9NmeA',0,0);
INSERT INTO "member" VALUES('wjcdzFAqd0Gasybs2Sa03w','DY7KMJ-2OtGTPRUnY9NmeA',0,0);
INSERT INTO "member" VALUES('apAETw_-zSJqFju5scba2g','DY7KMJ-2OtGTPRUnY9NmeA',0,0);
INSERT INTO "member" VALUES('wjcdzFAqd0Gasybs2Sa03w','kVisRxXjHXmquFdhon21FQ',0,0);
INSERT INTO "member" VALUES('wjcdzFAqd0Gasybs2Sa03w','AGeof16iimVfxW4WiMjcSg',0,0);
INSERT INTO "member" VALUES('bHe9vsRa11XUPYFXfTKFRw','AGeof16iimVfxW4WiMjcSg',0,0);
INSERT INTO "member" VALUES('wjcdzFAqd0Gasybs2Sa03w','xAMtkud3Hi8rIXSzugY--g',0,0);
INSERT INTO "member" VALUES('wjcdzFAqd0Gasybs2Sa03w','4xjZyGgJRTeKwXweC7ZkCw',0,0);
CREATE TABLE node (
	id VARCHAR(16) NOT NULL, 
	seen BIGINT NOT NULL, 
	used TEXT, 
	CONSTRAINT pk_node PRIMARY KEY (id)
);
CREATE TABLE notice (
	person VARCHAR(32) NOT NULL, 
	room VARCHAR(32) NOT NULL, 
	"match" VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	CONSTRAINT pk_notice PRIMARY KEY (person, room), 
	CONSTRAINT fk_notice_person FOREIGN KEY(person) REFERENCES person (id), 
	CONSTRAINT fk_notice_room FOREIGN KEY(room) REFERENCES room (id)
);
CREATE TABLE person (
	id VARCHAR(32) NOT NULL, 
	name VARCHAR(64) NOT NULL, 
	language VARCHAR(8), 
	at BIGINT NOT NULL, 
	CONSTRAINT pk_person PRIMARY KEY (id)
);
INSERT INTO "person" VALUES('bHe9vsRa11XUPYFXfTKFRw','Mia',NULL,1789000005000);
INSERT INTO "person" VALUES('apAETw_-zSJqFju5scba2g','Jürgen',NULL,1789000005000);
INSERT INTO "person" VALUES('wjcdzFAqd0Gasybs2Sa03w','Zoë',NULL,1789000005000);
CREATE TABLE presence (
	room VARCHAR(32) NOT NULL, 
	node VARCHAR(16) NOT NULL, 
	crowd TEXT NOT NULL, 
	CONSTRAINT pk_presence PRIMARY KEY (room, node), 
	CONSTRAINT fk_presence_room FOREIGN KEY(room) REFERENCES room (id), 
	CONSTRAINT fk_presence_node FOREIGN KEY(node) REFERENCES node (id) ON DELETE CASCADE
);
CREATE TABLE pulse (
	id INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	CONSTRAINT pk_pulse PRIMARY KEY (id)
);
INSERT INTO "pulse" VALUES(1,1789000000000);
CREATE TABLE push (
	id INTEGER NOT NULL, 
	"key" VARCHAR(64) NOT NULL, 
	at BIGINT NOT NULL, 
	CONSTRAINT pk_push PRIMARY KEY (id)
);
CREATE TABLE review (
	"match" VARCHAR(32) NOT NULL, 
	version INTEGER NOT NULL, 
	losses TEXT NOT NULL, 
	data BLOB NOT NULL, 
	at BIGINT NOT NULL, 
	CONSTRAINT pk_review PRIMARY KEY ("match"), 
	CONSTRAINT fk_review_match FOREIGN KEY("match") REFERENCES "match" (id)
);
CREATE TABLE review_job (
	"match" VARCHAR(32) NOT NULL, 
	at BIGINT NOT NULL, 
	asked BIGINT, 
	node VARCHAR(16), 
	done INTEGER NOT NULL, 
	"of" INTEGER NOT NULL, 
	failed BOOLEAN NOT NULL, 
	CONSTRAINT pk_review_job PRIMARY KEY ("match"), 
	CONSTRAINT fk_review_job_match FOREIGN KEY("match") REFERENCES "match" (id)
);
CREATE TABLE room (
	id VARCHAR(32) NOT NULL, 
	game VARCHAR(64) NOT NULL, 
	public BOOLEAN NOT NULL, 
	state VARCHAR(16) NOT NULL, 
	open INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	archived BIGINT, 
	host VARCHAR(32), 
	chairs TEXT NOT NULL, 
	to_act INTEGER NOT NULL, 
	day INTEGER NOT NULL, 
	points TEXT, 
	practice BOOLEAN NOT NULL, 
	"key" VARCHAR(64), 
	due BIGINT, 
	CONSTRAINT pk_room PRIMARY KEY (id)
);
INSERT INTO "room" VALUES('FhGs5KFAZjmPF_3PGM1wKg','biscuit_pockets',1,'waiting',0,1789000005000,NULL,'apAETw_-zSJqFju5scba2g','[{"kind":"person","person":"apAETw_-zSJqFju5scba2g","name":"Jürgen"},{"kind":"person","person":"bHe9vsRa11XUPYFXfTKFRw","name":"Mia","nonce":"nonce 1"}]',0,0,NULL,0,NULL,NULL);
INSERT INTO "room" VALUES('XmikXOMDPAe3DqySviI_4A','honeymoon',0,'playing',0,1789000005000,NULL,'bHe9vsRa11XUPYFXfTKFRw','[{"kind":"person","person":"bHe9vsRa11XUPYFXfTKFRw","name":"Mia"},{"kind":"person","person":"apAETw_-zSJqFju5scba2g","name":"Jürgen"}]',3,0,'[1,1]',0,NULL,630000);
INSERT INTO "room" VALUES('QubOTxbcgjrdqyXQghRImw','sweet_nose',0,'playing',0,1789000005000,NULL,'bHe9vsRa11XUPYFXfTKFRw','[{"kind":"bot","name":"Muffin","bot":"random","left":"apAETw_-zSJqFju5scba2g","left_name":"Jürgen"},{"kind":"person","person":"bHe9vsRa11XUPYFXfTKFRw","name":"Mia"},{"kind":"bot","name":"Waffle","bot":"random"}]',2,0,'[0,0,0]',0,NULL,NULL);
INSERT INTO "room" VALUES('h4QLtC8AmFd4dheR2cr9xA','honeymoon',0,'playing',0,1789000005000,NULL,'apAETw_-zSJqFju5scba2g','[{"kind":"person","person":"apAETw_-zSJqFju5scba2g","name":"Jürgen"},{"kind":"bot","name":"Waffle","bot":"random"}]',1,0,'[-2,-3]',0,NULL,NULL);
INSERT INTO "room" VALUES('StiDl7N6rBg0CTcNpBKPaQ','sweets_stack',0,'over',0,1789000005000,1789000005000,'wjcdzFAqd0Gasybs2Sa03w','[{"kind":"person","person":"wjcdzFAqd0Gasybs2Sa03w","name":"Zoë"},{"kind":"bot","name":"Waffle","bot":"random"}]',0,0,NULL,0,NULL,NULL);
INSERT INTO "room" VALUES('VDh8KNzCzr3aLIlTAebelQ','biscuit_pockets',0,'over',0,1789000005000,1789000005000,'wjcdzFAqd0Gasybs2Sa03w','[{"kind":"person","person":"wjcdzFAqd0Gasybs2Sa03w","name":"Zoë"},{"kind":"bot","name":"Waffle","bot":"random"}]',0,0,NULL,0,NULL,NULL);
INSERT INTO "room" VALUES('EjJFX6yG7lJYmJ_Fs5QoHw','swintus',0,'over',0,1789000005000,NULL,'wjcdzFAqd0Gasybs2Sa03w','[{"kind":"person","person":"wjcdzFAqd0Gasybs2Sa03w","name":"Zoë"},{"kind":"bot","name":"Waffle","bot":"random"}]',0,0,NULL,0,NULL,NULL);
INSERT INTO "room" VALUES('DY7KMJ-2OtGTPRUnY9NmeA','sweets_stack',0,'playing',0,1789000005000,NULL,'bHe9vsRa11XUPYFXfTKFRw','[{"kind":"person","person":"bHe9vsRa11XUPYFXfTKFRw","name":"Mia"},{"kind":"person","person":"wjcdzFAqd0Gasybs2Sa03w","name":"Zoë"},{"kind":"person","person":"bHe9vsRa11XUPYFXfTKFRw","name":"Ben","shared":true}]',7,0,'[0,0,0]',0,NULL,NULL);
INSERT INTO "room" VALUES('kVisRxXjHXmquFdhon21FQ','swintus',0,'playing',0,1789000005000,NULL,'wjcdzFAqd0Gasybs2Sa03w','[{"kind":"person","person":"wjcdzFAqd0Gasybs2Sa03w","name":"Zoë"},{"kind":"bot","name":"Waffle","bot":"gentle"}]',1,0,'[0,0]',1,NULL,NULL);
INSERT INTO "room" VALUES('AGeof16iimVfxW4WiMjcSg','biscuit_pockets',0,'playing',0,1789000151000,NULL,'wjcdzFAqd0Gasybs2Sa03w','[{"kind":"person","person":"wjcdzFAqd0Gasybs2Sa03w","name":"Zoë"},{"kind":"bot","name":"Waffle","bot":"random","left":"bHe9vsRa11XUPYFXfTKFRw","left_name":"Mia"}]',1,0,NULL,0,'bef497286e20e538f11d009cd8b6bd5b0ccaadd488098f6df96b66424c5cad7c',206000);
INSERT INTO "room" VALUES('xAMtkud3Hi8rIXSzugY--g','swintus',0,'over',0,1789000175000,NULL,'wjcdzFAqd0Gasybs2Sa03w','[{"kind":"person","person":"wjcdzFAqd0Gasybs2Sa03w","name":"Zoë"},{"kind":"bot","name":"Waffle","bot":"random"}]',0,0,NULL,0,NULL,NULL);
INSERT INTO "room" VALUES('4xjZyGgJRTeKwXweC7ZkCw','sweet_nose',0,'over',0,1789000175000,NULL,'wjcdzFAqd0Gasybs2Sa03w','[{"kind":"person","person":"wjcdzFAqd0Gasybs2Sa03w","name":"Zoë"},{"kind":"bot","name":"Waffle","bot":"random"},{"kind":"bot","name":"Muffin","bot":"random"}]',0,0,NULL,0,NULL,NULL);
CREATE TABLE subscription (
	id VARCHAR(64) NOT NULL, 
	person VARCHAR(32) NOT NULL, 
	device VARCHAR(32) NOT NULL, 
	endpoint TEXT NOT NULL, 
	p256dh VARCHAR(128) NOT NULL, 
	auth VARCHAR(32) NOT NULL, 
	language VARCHAR(8) NOT NULL, 
	failures INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	CONSTRAINT pk_subscription PRIMARY KEY (id), 
	CONSTRAINT fk_subscription_person FOREIGN KEY(person) REFERENCES person (id)
);
CREATE TABLE talk (
	room VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	seat INTEGER, 
	person VARCHAR(32) NOT NULL, 
	name VARCHAR(64), 
	what VARCHAR(32) NOT NULL, 
	at BIGINT NOT NULL, 
	CONSTRAINT pk_talk PRIMARY KEY (room, number), 
	CONSTRAINT fk_talk_room FOREIGN KEY(room) REFERENCES room (id), 
	CONSTRAINT fk_talk_person FOREIGN KEY(person) REFERENCES person (id)
);
INSERT INTO "talk" VALUES('AGeof16iimVfxW4WiMjcSg',1,0,'wjcdzFAqd0Gasybs2Sa03w',NULL,'hello',1789000005000);
CREATE INDEX ix_room_public_archived_at ON room (public, archived, at);
CREATE INDEX ix_room_archived_day ON room (archived, day);
CREATE INDEX ix_room_due ON room (due);
CREATE INDEX ix_device_person ON device (person);
CREATE INDEX ix_handover_person ON handover (person);
CREATE INDEX ix_match_room ON "match" (room);
CREATE INDEX ix_talk_person ON talk (person);
CREATE INDEX ix_subscription_person ON subscription (person);
CREATE INDEX ix_lease_node ON lease (node);
CREATE INDEX ix_presence_node ON presence (node);
COMMIT;
